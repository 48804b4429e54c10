/** Addresses of the site and the outside services, and the services' keys, from the build's environment or defaults. */
export const settings = {
  siteUrl: import.meta.env.VITE_SITE_URL || 'https://www.sangam.example',
  /** The relay's address, '' without a relay. With a relay no page contains the provider's address or key. */
  enquiryUrl: import.meta.env.VITE_ENQUIRY_URL || '',
  emailApiUrl: import.meta.env.VITE_ENQUIRY_URL
    ? ''
    : import.meta.env.VITE_EMAIL_API_URL || 'https://api.brevo.com',
  emailApiKey: import.meta.env.VITE_ENQUIRY_URL ? '' : import.meta.env.VITE_EMAIL_API_KEY || '',
  dataApiUrl: import.meta.env.VITE_DATA_API_URL || 'https://www.wixapis.com',
  dataClientId: import.meta.env.VITE_DATA_CLIENT_ID || 'sangam-website',
  fileHostUrl: import.meta.env.VITE_FILE_HOST_URL || 'https://docs.wixstatic.com',
} as const;

const phoneCdnUrl = import.meta.env.VITE_PHONE_CDN_URL || 'https://cdn.jsdelivr.net/npm';
const pickerFolder = `${phoneCdnUrl}/intl-tel-input@${__PHONE_PICKER__.version}/dist/js/`;

/** The picker and its utilities in the installed version: no page may run any other script from another host (10.2). */
export const pickerScripts = [`${pickerFolder}intlTelInput.min.js`, `${pickerFolder}utils.js`] as const;
