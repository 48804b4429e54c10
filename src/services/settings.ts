const { env } = import.meta;

/** Addresses and keys of the outside services (7): a build's settings or their public defaults. */
export const settings = {
  siteUrl: env.VITE_SITE_URL || 'https://www.sangam.example',
  emailApiUrl: env.VITE_EMAIL_API_URL || 'https://api.brevo.com',
  emailApiKey: env.VITE_EMAIL_API_KEY || '',
  dataApiUrl: env.VITE_DATA_API_URL || 'https://www.wixapis.com',
  dataClientId: env.VITE_DATA_CLIENT_ID || 'sangam-website',
  fileHostUrl: env.VITE_FILE_HOST_URL || 'https://docs.wixstatic.com',
  phoneCdnUrl: env.VITE_PHONE_CDN_URL || 'https://cdn.jsdelivr.net/npm',
} as const;
