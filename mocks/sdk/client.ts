import * as data from '@wix/data';
import { authentication, recovery, verification } from '@wix/identity';
import { createClient, OAuthStrategy } from '@wix/sdk';

/** Creates a client of the provider's SDK, set up as for a site. Its calls test the mocks by code that is not ours. */
export function createSdkClient() {
  return createClient({
    modules: { items: data.items, authentication, recovery, verification },
    auth: OAuthStrategy({ clientId: 'sangam-website' }),
  });
}

export type SdkClient = ReturnType<typeof createSdkClient>;
