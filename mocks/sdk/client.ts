import * as data from '@wix/data';
import { authentication, recovery, verification } from '@wix/identity';
import { createClient, OAuthStrategy } from '@wix/sdk';

/** Creates the client of the provider's SDK with a site's settings: with it, code that is not ours tests the mocks. */
export function createSdkClient() {
  return createClient({
    modules: { items: data.items, authentication, recovery, verification },
    auth: OAuthStrategy({ clientId: 'sangam-website' }),
  });
}

export type SdkClient = ReturnType<typeof createSdkClient>;
