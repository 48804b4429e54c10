import * as data from '@wix/data';
import { authentication, recovery, verification } from '@wix/identity';
import { createClient, OAuthStrategy } from '@wix/sdk';

/** Creates a client of the provider's SDK for a site. Its calls test our mocks with code that we did not write. */
export function createSdkClient() {
  return createClient({
    modules: { items: data.items, authentication, recovery, verification },
    auth: OAuthStrategy({ clientId: 'sangam-website' }),
  });
}

export type SdkClient = ReturnType<typeof createSdkClient>;
