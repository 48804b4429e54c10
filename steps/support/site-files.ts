/** The build adds a hash to the name of each file. */
const scriptPattern = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** The site's files by the names that features use. */
export const siteFiles: Record<string, RegExp> = {
  'the home page': scriptPattern('Home'),
  'the company page': scriptPattern('Company'),
  'the contact page': scriptPattern('Contact'),
  'the Finsense page': scriptPattern('Finsense'),
  'the privacy policy': scriptPattern('PrivacyPolicy'),
  'the page of the terms and conditions': scriptPattern('Terms'),
  'the page of the annual returns': scriptPattern('AnnualReturns'),
  'the contact form': scriptPattern('ContactForm'),
  'the look of the legal pages': /\/assets\/LegalPage-[^/]*\.css$/,
  'what fetches pages in advance': scriptPattern('prepare-pages'),
  'our own copy of the phone picker': /\/assets\/intlTelInput[^/]*\.js$/,
  'our own copy of the utilities': scriptPattern('utils'),
};

/** The number of requests for a file: `fetched` counts only finished requests, `requested` also pending ones. */
export type ExpectedRequests = { counts: 'fetched' | 'requested'; times: number };

/** The words that features write about a file after "is". */
export const fileProgresses: Record<string, ExpectedRequests> = {
  fetched: { counts: 'fetched', times: 1 },
  'not fetched': { counts: 'requested', times: 0 },
  'on its way': { counts: 'requested', times: 1 },
};
