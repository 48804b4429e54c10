/** The version of the installed phone picker and checksums of its two files; the build puts them in. */
declare const __PHONE_PICKER__: { version: string; library: string; utilities: string };

/** The addresses of the build's service workers: that of MSW in the embedded mode, else none; the build puts them in. */
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

/** For each lazy module, by its path, the files that it needs besides those of every page; the build puts them in. */
declare const __PAGE_FILES__: Readonly<Record<string, readonly string[]>>;

/** Whether the visitor saves data, if the browser reports it (Network Information API). */
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}

/** Reloads the page unless it was just reloaded, and returns whether it does. Only prerendered pages have it (loader.js). */
interface Window {
  readonly reloadOnce?: () => boolean;
}
