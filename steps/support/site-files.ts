/** The build adds a hash to the name of each file. */
const makeScriptPattern = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** The site's files by the names that features use. */
export const siteFiles: Record<string, RegExp> = {
  'the home page': makeScriptPattern('Home'),
  'the company page': makeScriptPattern('Company'),
  'the contact page': makeScriptPattern('Contact'),
  'the Finsense page': makeScriptPattern('Finsense'),
  'the privacy policy': makeScriptPattern('PrivacyPolicy'),
  'the page of the terms and conditions': makeScriptPattern('Terms'),
  'the page of the annual returns': makeScriptPattern('AnnualReturns'),
  'the contact form': makeScriptPattern('ContactForm'),
  'the look of the legal pages': /\/assets\/LegalPage-[^/]*\.css$/,
  'what fetches pages in advance': makeScriptPattern('prepare-pages'),
  'our own copy of the phone picker': /\/assets\/intlTelInput[^/]*\.js$/,
  'our own copy of the utilities': makeScriptPattern('utils'),
};

/** The number of requests for a file: `fetched` counts only finished requests, `requested` also pending ones. */
export type ExpectedRequests = { counts: 'fetched' | 'requested'; times: number };

/** The words that features write about a file after "is". */
export const expectedRequestsByProgress: Record<string, ExpectedRequests> = {
  fetched: { counts: 'fetched', times: 1 },
  'not fetched': { counts: 'requested', times: 0 },
  'on its way': { counts: 'requested', times: 1 },
};
