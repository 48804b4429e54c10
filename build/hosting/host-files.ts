import {
  ASSETS,
  commonHeaders,
  type HostHeader,
  IMMUTABLE,
  redirects,
  REVALIDATED,
} from './hosting-rules.ts';

/** The rules in the syntax of each kind of host, by the path of the file that holds them. */
export const renderHostFiles = (): Record<string, string> => ({
  'public/_headers': renderHeadersFile(),
  'public/_redirects': renderRedirectsFile(),
  'build/hosting/nginx.conf': renderNginxFile(),
  'build/hosting/Caddyfile': renderCaddyFile(),
});

const WRITTEN = '# Written by "npm run hosting" from build/hosting/hosting-rules.ts.\n';

/** nginx and Caddy need a redirect for a slash at the end too; Cloudflare Pages and Netlify redirect it by themselves. */
const allRedirects = [
  ...redirects,
  ...redirects.filter(({ to }) => to !== '/').map(({ to }) => ({ from: `${to}/`, to })),
];

const joinLines = (each: readonly string[], indent = ''): string =>
  each.map((line) => `${indent}${line}\n`).join('');

/** For Cloudflare Pages and Netlify, which by default revalidate every file and serve `404.html`. */
function renderHeadersFile(): string {
  const rule = (path: string, headers: readonly HostHeader[]) =>
    `${path}\n${joinLines(
      headers.map(([name, value]) => `${name}: ${value}`),
      '  ',
    )}`;
  return `${WRITTEN}${rule('/*', commonHeaders)}\n${rule(`${ASSETS}*`, [['Cache-Control', IMMUTABLE]])}`;
}

function renderRedirectsFile(): string {
  return `${WRITTEN}${joinLines(redirects.map(({ from, to }) => `${from} ${to} 301`))}`;
}

/**
 * The server block for nginx in the image of `build/hosting/Containerfile`. A location with any `add_header` inherits
 * none from the block around it (nginx.org, ngx_http_headers_module), so it repeats them all.
 */
function renderNginxFile(): string {
  const headers = (cache: string, indent: string) =>
    joinLines(
      [...commonHeaders, ['Cache-Control', cache] as const].map(
        ([name, value]) => `add_header ${name} "${value}" always;`,
      ),
      indent,
    );
  return `${WRITTEN}server {
  listen 8080;
  root /usr/share/nginx/html;
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  gzip_static on;
  gzip_vary on;
  error_page 404 /404.html;

${headers(REVALIDATED, '  ')}
${joinLines(
  allRedirects.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`),
  '  ',
)}
  # Files in the directory that are meant for the host and are no addresses of the site.
  location ~ ^/(_headers|_redirects|404|.*\\.(br|gz))$ { return 404; }
  location = /404.html { internal; }

  location ${ASSETS} {
${headers(IMMUTABLE, '    ')}  }

  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`;
}

/** The site for Caddy. `handle_errors` gets none of the site's headers, so they are imported there again. */
function renderCaddyFile(): string {
  return `${WRITTEN}(headers) {
  header {
${joinLines(
  commonHeaders.map(([name, value]) => `${name} "${value}"`),
  '    ',
)}    -Server
  }
}

{$SITE_ADDRESS::8080} {
  root * {$SITE_ROOT:/srv}

${joinLines(
  allRedirects.map(({ from, to }) => `redir ${from} ${to} permanent`),
  '  ',
)}
  import headers
  @named path ${ASSETS}*
  @others not path ${ASSETS}*
  header @named Cache-Control "${IMMUTABLE}"
  header @others Cache-Control "${REVALIDATED}"

  # Files in the directory that are meant for the host and are no addresses of the site.
  @unserved path /_headers /_redirects /404 /404.html *.br *.gz
  error @unserved 404

  try_files {path} {path}.html
  file_server {
    precompressed br gzip
  }
  handle_errors {
    import headers
    header Cache-Control "${REVALIDATED}"
    rewrite * /404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}
