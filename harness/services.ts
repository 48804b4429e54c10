/** For each name of an outside service in the features, the operation of its contract. */
export const operationsByService: Record<string, string> = {
  'e-mail service': 'sendEmail',
  relay: 'postEnquiry',
  'token service': 'getToken',
  'data service': 'queryItems',
  'redirect service': 'createRedirectSession',
  'login service': 'login',
  'GraphQL service': 'queryGraphql',
  'file host': 'getFile',
  "picker's CDN": 'getPicker',
  "utilities' CDN": 'getPickerUtilities',
};
