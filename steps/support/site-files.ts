/** The build adds a hash to the name of each file. */
const script = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** The site's files by the names that features use. */
export const siteFiles: Record<string, RegExp> = {
  'the home page': script('Home'),
  'the company page': script('Company'),
  'the contact page': script('Contact'),
  'the Finsense page': script('Finsense'),
  'the privacy policy': script('PrivacyPolicy'),
  'the page of the terms and conditions': script('Terms'),
  'the page of the annual returns': script('AnnualReturns'),
  'the contact form': script('ContactForm'),
  'the look of the legal pages': /\/assets\/LegalPage-[^/]*\.css$/,
  'what fetches pages in advance': script('prepare-pages'),
  'our own copy of the phone picker': /\/assets\/intlTelInput[^/]*\.js$/,
  'our own copy of the utilities': script('utils'),
};

/** The number of requests for a file: `fetched` counts only finished requests, `requested` also pending ones. */
export type FileProgress = { counts: 'fetched' | 'requested'; times: number };

/** The words that features write about a file after "is". */
export const progresses: Record<string, FileProgress> = {
  fetched: { counts: 'fetched', times: 1 },
  'not fetched': { counts: 'requested', times: 0 },
  'on its way': { counts: 'requested', times: 1 },
};
