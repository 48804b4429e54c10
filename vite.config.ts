import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { defineSettings } from './build/settings.ts';

const readPackageFile = (path: string) => readFileSync(new URL(`node_modules/${path}`, import.meta.url));
const integrityOf = (path: string) =>
  `sha384-${createHash('sha384').update(readPackageFile(path)).digest('base64')}`;

/** The phone picker's version, and its files' checksums for subresource integrity, from the installed package. */
const phonePicker = {
  version: JSON.parse(readPackageFile('intl-tel-input/package.json').toString()).version as string,
  library: integrityOf('intl-tel-input/dist/js/intlTelInput.min.js'),
  utilities: integrityOf('intl-tel-input/dist/js/utils.js'),
};

/** The script of MSW's service worker, which a site with embedded services loads as a separate file. */
const WORKER_FILE = 'mockServiceWorker.js';

/** Serves the script of MSW's service worker in development, and adds the script to a build. */
function createWorkerPlugin(): Plugin {
  const source = readPackageFile(`msw/lib/${WORKER_FILE}`);
  return {
    name: 'embedded-worker',
    configureServer: ({ middlewares }) =>
      void middlewares.use(`/${WORKER_FILE}`, (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(source);
      }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source });
    },
  };
}

/** Few files, because each page contains their names: libraries, shared modules, and what several products share. */
const chunkGroups = [
  { name: 'libraries', test: /node_modules\/(react|react-dom|react-router|scheduler)\/|preload-helper/ },
  { name: 'helmet', test: /node_modules\/(react-helmet-async|react-fast-compare|shallowequal|invariant)\// },
  {
    name: 'shared',
    test: /src\/(content\/(site-identity|frame|paths|limits|institutions|products\/product(s|-page))|hooks|services\/(settings|wait-until-near)|components\/(?!ContactForm|DocumentHead|Confluence\/[A-Z]))/,
    minShareCount: 2,
  },
  { name: 'DeferredContactForm', test: /DeferredContactForm/ },
  { name: 'product', test: /src\/pages\/product\/(ProductScreen|sections|scenes\/[A-Z])/ },
];

const sheets = globSync('src/**/*.module.css').toSorted();
const classNames = sheets.map((): string[] => []);

// Short, because every page inlines its styles: the sheet's number in capital letters and a counter, in both builds.
function shortenClassName(name: string, path: string): string {
  const sheet = sheets.indexOf(relative('.', path));
  const names = classNames[sheet]!;
  if (!names.includes(name)) names.push(name);
  const letters = Array.from(sheet.toString(26), (digit) => String.fromCharCode(65 + parseInt(digit, 26)));
  return letters.join('') + names.indexOf(name).toString(36);
}

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  plugins: [react(), mode === 'embedded' && !isSsrBuild && createWorkerPlugin()],
  define: {
    ...defineSettings(mode, command),
    ...Object.fromEntries(
      Object.entries(phonePicker).map(([name, value]) => [`__PHONE_PICKER__.${name}`, JSON.stringify(value)]),
    ),
    __WORKERS__: JSON.stringify(mode === 'embedded' ? [`/${WORKER_FILE}`] : []),
    // In a build, build/page-files.ts inserts the file names of each page once they are known.
    ...(command === 'serve' && { __PAGE_FILES__: '{}' }),
  },
  css: {
    modules: command === 'build' ? { generateScopedName: shortenClassName } : {},
    // No style sheet uses light-dark(): leave out its polyfill, which every page would contain.
    lightningcss: { exclude: 1_048_576 },
  },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    // A build with embedded services includes the mocks and MSW; no visitor of the real site downloads it.
    ...(mode === 'embedded' && { chunkSizeWarningLimit: 2000 }),
    modulePreload: { polyfill: false },
    // The prerendering entry is built as one file: Node caches modules by address, so with several files the second
    // build in a process would run chunks of the first build. `bundlerTimings` would warn on any busy machine.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: !isSsrBuild && { groups: chunkGroups },
        // Short hashes: each page contains the names of its files, and hashes cannot be compressed.
        ...(!isSsrBuild && {
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
          assetFileNames: 'assets/[name]-[hash:6][extname]',
        }),
      },
    },
  },
}));
