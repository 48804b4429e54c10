import * as data from '@wix/data';
import { authentication, recovery, verification } from '@wix/identity';
import { createClient, OAuthStrategy } from '@wix/sdk';

/** Creates the provider's own client with the settings of a site: code that we did not write tests the mocks. */
export function createSdkClient() {
  return createClient({
    modules: { items: data.items, authentication, recovery, verification },
    auth: OAuthStrategy({ clientId: 'sangam-website' }),
  });
}

export type SdkClient = ReturnType<typeof createSdkClient>;
