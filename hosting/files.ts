import { ASKED_FOR_ANEW, ASSETS, everyFile, type Header, KEPT, redirects } from './rules.ts';

/** The rules in the words of each kind of host, by the file that holds them. */
export const hostFiles = (): Record<string, string> => ({
  'public/_headers': headersFile(),
  'public/_redirects': redirectsFile(),
  'hosting/nginx.conf': nginxFile(),
  'hosting/Caddyfile': caddyFile(),
});

const WRITTEN = '# Written by "npm run hosting" from hosting/rules.ts.\n';

/** Hosts of one's own are told of the slash at the end too, which the others mend by themselves. */
const moved = [
  ...redirects,
  ...redirects.filter(({ to }) => to !== '/').map(({ to }) => ({ from: `${to}/`, to })),
];

const lines = (each: readonly string[], indent = ''): string =>
  each.map((line) => `${indent}${line}\n`).join('');

/** For Cloudflare Pages and Netlify, which ask for everything anew and know `404.html` by themselves. */
function headersFile(): string {
  const rule = (path: string, headers: readonly Header[]) =>
    `${path}\n${lines(
      headers.map(([name, value]) => `${name}: ${value}`),
      '  ',
    )}`;
  return `${WRITTEN}${rule('/*', everyFile)}\n${rule(`${ASSETS}*`, [['Cache-Control', KEPT]])}`;
}

function redirectsFile(): string {
  return `${WRITTEN}${lines(redirects.map(({ from, to }) => `${from} ${to} 301`))}`;
}

/** A server of nginx's own image. A part that adds a header gets none of those around it, so it repeats them. */
function nginxFile(): string {
  const headers = (cache: string, indent: string) =>
    lines(
      [...everyFile, ['Cache-Control', cache] as const].map(
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

${headers(ASKED_FOR_ANEW, '  ')}
${lines(
  moved.map(({ from, to }) => `location = ${from} { return 301 ${to}; }`),
  '  ',
)}
  # What stands in the directory for a host, and no address of the site.
  location ~ ^/(_headers|_redirects|404|.*\\.(br|gz))$ { return 404; }
  location = /404.html { internal; }

  location ${ASSETS} {
${headers(KEPT, '    ')}  }

  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`;
}

/** A site of Caddy's. It answers an error apart from everything else, so that takes the same headers again. */
function caddyFile(): string {
  return `${WRITTEN}(headers) {
  header {
${lines(
  everyFile.map(([name, value]) => `${name} "${value}"`),
  '    ',
)}    -Server
  }
}

{$SITE_ADDRESS::8080} {
  root * {$SITE_ROOT:/srv}

${lines(
  moved.map(({ from, to }) => `redir ${from} ${to} permanent`),
  '  ',
)}
  import headers
  @named path ${ASSETS}*
  @others not path ${ASSETS}*
  header @named Cache-Control "${KEPT}"
  header @others Cache-Control "${ASKED_FOR_ANEW}"

  # What stands in the directory for a host, and no address of the site.
  @unserved path /_headers /_redirects /404 /404.html *.br *.gz
  error @unserved 404

  try_files {path} {path}.html
  file_server {
    precompressed br gzip
  }
  handle_errors {
    import headers
    header Cache-Control "${ASKED_FOR_ANEW}"
    rewrite * /404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}
