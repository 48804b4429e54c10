import { pickerScripts, settings } from '../services/settings.ts';

/**
 * The content policy of a page. It allows the site's files, the page's inlined style and script (by their checksums),
 * the picker's two scripts, and calls to outside services. The picker's scripts are named by their whole paths, because
 * anyone can upload to their host. The host sends the directives of all files (`build/hosting/hosting-rules.ts`).
 */
export function contentPolicyOf(style: string, script: string): string {
  const { enquiryUrl, emailApiUrl, dataApiUrl, fileHostUrl } = settings;
  const origins = (...addresses: string[]) => addresses.map((address) => new URL(address).origin).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' '${script}' ${pickerScripts.join(' ')}`,
    `style-src 'self' '${style}'`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self' ${origins(enquiryUrl || emailApiUrl, dataApiUrl, fileHostUrl)}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
