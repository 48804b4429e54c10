/** Addresses of screens by the names in features (2.1), except most product pages: `readAddress` computes those. */
export const screenAddresses: Record<string, string> = {
  'the home page': '/',
  'the company page': '/company',
  'the contact page': '/contact-us',
  'the RiskGauge page': '/product/lendscape',
  'the privacy policy': '/privacy-policy',
  'the terms and conditions': '/terms-and-conditions',
  'the annual returns': '/annual-returns',
  'the conference page': '/bfs',
  'the conference banner': '/bfs-2025',
  'an unknown address': '/no-such-page',
};

/** Link targets outside the site, by the names that the features use. */
export const outsideAddresses: Record<string, string> = {
  "the summit's agenda": 'https://bharatfintechsummit.example/agenda',
  WhatsApp: 'https://wa.me/',
  'the developer documentation': 'https://developers.sangam.example/',
};

/** Turns a feature's words for an address into the address; words in quotation marks already are an address. */
export function readAddress(words: string): string {
  const product = /^the (\w+) page$/.exec(words)?.[1];
  const own = product ? `/product/${product.toLowerCase()}` : words.slice(1, -1);
  return screenAddresses[words] ?? outsideAddresses[words] ?? own;
}
