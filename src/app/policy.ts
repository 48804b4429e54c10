import { pickerScripts, settings } from '../services/settings.ts';

/**
 * The content security policy of a page. It allows the site's files, the page's inlined style and script, the phone
 * picker's two scripts by full path, because anyone can upload to their CDN, and calls to outside services. Directives
 * that all files share are in the host's headers (`build/hosting/hosting-rules.ts`).
 */
export function contentPolicyOf(styleChecksum: string, scriptChecksum: string): string {
  const { enquiryUrl, emailApiUrl, dataApiUrl, fileHostUrl } = settings;
  const origins = (...addresses: string[]) => addresses.map((address) => new URL(address).origin).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' '${scriptChecksum}' ${pickerScripts.join(' ')}`,
    `style-src 'self' '${styleChecksum}'`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${origins(enquiryUrl || emailApiUrl, dataApiUrl, fileHostUrl)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
