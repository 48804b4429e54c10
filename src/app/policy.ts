import { pickerScripts, settings } from '../services/settings.ts';

/**
 * The content policy of a page: it may use its own files, its inlined style and script (the two checksums), the
 * picker's two scripts by their whole paths, because anyone can upload to their host, and may call outside services.
 * Directives that are the same for all files are sent by the host (`build/hosting/hosting-rules.ts`).
 */
export function policyOf(style: string, script: string): string {
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
