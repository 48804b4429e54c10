import * as data from '@wix/data';
import { authentication, recovery, verification } from '@wix/identity';
import { createClient, OAuthStrategy } from '@wix/sdk';

/** The provider's own client, as a site would set it up: the one caller of the mocks that nobody here wrote. */
export function createSdkClient() {
  return createClient({
    modules: { items: data.items, authentication, recovery, verification },
    auth: OAuthStrategy({ clientId: 'sangam-website' }),
  });
}

export type SdkClient = ReturnType<typeof createSdkClient>;
