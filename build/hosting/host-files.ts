import {
  ASSETS_FOLDER,
  commonHeaders,
  type HostHeader,
  IMMUTABLE_CACHE,
  redirects,
  REVALIDATED_CACHE,
  mediaTypes,
  REJECTED_ADDRESS_PATTERN,
} from './hosting-rules.ts';

/** Returns the configuration files of all hosts: the content of each file by its path. */
export const renderHostFiles = (): Record<string, string> => ({
  'public/_headers': renderHeadersFile(),
  'public/_redirects': renderRedirectsFile(),
  'build/hosting/nginx.conf': renderNginxFile(),
  'build/hosting/Caddyfile': renderCaddyFile(),
});

const GENERATED_COMMENT = '# Written by "npm run generate -- hosting" from build/hosting/hosting-rules.ts.\n';

const joinLines = (lines: readonly string[], indent = ''): string =>
  lines.map((line) => `${indent}${line}\n`).join('');

/** Headers for Cloudflare Pages and Netlify. Both hosts serve `404.html` and make browsers revalidate, without a rule. */
function renderHeadersFile(): string {
  const rule = (path: string, headers: readonly HostHeader[]) =>
    `${path}\n${joinLines(
      headers.map(([name, value]) => `${name}: ${value}`),
      '  ',
    )}`;
  const rules = [
    rule('/*', commonHeaders),
    rule(`${ASSETS_FOLDER}*`, [['Cache-Control', IMMUTABLE_CACHE]]),
    ...mediaTypes.map(([path, type]) => rule(path, [['Content-Type', type]])),
  ];
  return GENERATED_COMMENT + rules.join('\n');
}

/** Redirects for Cloudflare Pages and Netlify, except of paths with a trailing slash: both redirect those by default. */
function renderRedirectsFile(): string {
  const lines = redirects
    .filter(({ from }) => !from.endsWith('/'))
    .map(({ from, to }) => `${from} ${to} 301`);
  return GENERATED_COMMENT + joinLines(lines);
}

/**
 * The server block of nginx, for the image of `build/hosting/Containerfile`. A location with an `add_header` inherits no
 * header from this block (nginx.org, ngx_http_headers_module), so the location of the assets repeats all headers.
 */
function renderNginxFile(): string {
  const headers = (cache: string, indent: string) =>
    joinLines(
      [...commonHeaders, ['Cache-Control', cache] as const].map(
        ([name, value]) => `add_header ${name} "${value}" always;`,
      ),
      indent,
    );
  return `${GENERATED_COMMENT}# Regular expressions, because a map ignores case in plain strings.
map $uri $page {
${joinLines(
  redirects.map(({ from, to }) => `~^${from.replace('.', '\\.')}$ ${to};`),
  '  ',
)}}

server {
  listen 8080;
  root /usr/share/nginx/html;
  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  gzip_static on;
  gzip_vary on;
  # No ranges, because the answer 416 would have each header twice.
  max_ranges 0;
  # nginx answers malformed percent-encoding with 400 and a folder with 403.
  error_page 400 403 404 =404 /404.html;

${headers(REVALIDATED_CACHE, '  ')}
  # These files are for the host only: visitors get a 404.
  location ~ ^/(_headers|_redirects|404|.*\\.(br|gz))$ { return 404; }
  location = /404.html { internal; }

${joinLines(
  mediaTypes.map(([path, type]) => `location = ${path} { types { } default_type "${type}"; }`),
  '  ',
)}
  location ${ASSETS_FOLDER} {
${headers(IMMUTABLE_CACHE, '    ')}  }

  location / {
    if ($request_uri ~* "${REJECTED_ADDRESS_PATTERN}") { return 404; }
    if ($page) { return 301 $page$is_args$args; }
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`;
}

/** The configuration of Caddy. `handle_errors` inherits none of the site's headers, so it imports them again. */
function renderCaddyFile(): string {
  return `${GENERATED_COMMENT}(headers) {
  header {
${joinLines(
  commonHeaders.map(([name, value]) => `${name} "${value}"`),
  '    ',
)}    -Server
  }
}

{$SITE_ADDRESS::8080} {
  root * {$SITE_ROOT:/srv}

  import headers
  @named path ${ASSETS_FOLDER}*
  @others not path ${ASSETS_FOLDER}*
  header @named Cache-Control "${IMMUTABLE_CACHE}"
  header @others Cache-Control "${REVALIDATED_CACHE}"
${joinLines(
  mediaTypes.map(([path, type]) => `header ${path} Content-Type "${type}"`),
  '  ',
)}
  route {
    @unread vars_regexp {http.request.orig_uri} \`(?i)${REJECTED_ADDRESS_PATTERN}\`
    error @unread 404
    @writing not method GET HEAD
    error @writing 405

    uri path_regexp //+ /
    map {path} {page} {
${joinLines(
  redirects.map(({ from, to }) => `${from} ${to}`),
  '      ',
)}      default ""
    }
    @moved not vars {page} ""
    # The rewritten address keeps the query, and placeholders in the query are not expanded.
    route @moved {
      rewrite * {page}
      redir * {uri} permanent
    }

    # These files are for the host only: visitors get a 404. So does a path with a backslash, because try_files would
    # treat that as an escape in a pattern.
    @unserved path /_headers /_redirects /404 /404.html *.br *.gz *\\*
    error @unserved 404
    @folder path_regexp .+/$
    error @folder 404

    try_files {path} {path}.html {path}index.html =404
    file_server {
      precompressed br gzip
    }
  }
  handle_errors {
    import headers
    header Cache-Control "${REVALIDATED_CACHE}"
    rewrite * /404.html
    file_server {
      precompressed br gzip
    }
  }
}
`;
}
