/** The version of the installed phone picker, and the checksums of its two scripts; defined by the build. */
declare const __PHONE_PICKER__: { version: string; library: string; utilities: string };

/** The address of MSW's service worker in a build with embedded services, otherwise empty; defined by the build. */
declare const __WORKERS__: readonly string[];

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_ENQUIRY_URL?: string;
  readonly VITE_EMAIL_API_URL?: string;
  readonly VITE_EMAIL_API_KEY?: string;
  readonly VITE_DATA_API_URL?: string;
  readonly VITE_DATA_CLIENT_ID?: string;
  readonly VITE_FILE_HOST_URL?: string;
  readonly VITE_PHONE_CDN_URL?: string;
}

/** Trusted Types, where supported: a policy's result may be assigned to DOM sinks that take strings. */
declare var trustedTypes:
  { createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void } | undefined;

/** The files that a lazy module needs besides those of every page, by the module's path; defined by the build. */
declare const __PAGE_FILES__: Readonly<Record<string, readonly string[]>>;

/** Whether the visitor saves data, if the browser reports it (Network Information API). */
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}

/** Reloads the page unless it was just reloaded, and returns whether it does. Only prerendered pages have this function. */
interface Window {
  readonly reloadOnce?: () => boolean;
}
