/** The phone picker as the installed package has it; the build fills it in. */
declare const __PHONE_PICKER__: { version: string; library: string; utilities: string };

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_EMAIL_API_URL?: string;
  readonly VITE_EMAIL_API_KEY?: string;
  readonly VITE_DATA_API_URL?: string;
  readonly VITE_DATA_CLIENT_ID?: string;
  readonly VITE_FILE_HOST_URL?: string;
  readonly VITE_PHONE_CDN_URL?: string;
}

/** Where a browser has them (W3C Trusted Types): what they make goes where it would take a text. */
declare var trustedTypes:
  { createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void } | undefined;
