import { ASK_EACH_TIME, HEADERS, KEEP, KEPT_FILE, KEPT_FOLDERS, MEDIA_TYPES } from '../src/config/hosting'

const lines = (indent: string, all: readonly string[]) => all.map((line) => indent + line).join('\n')

/** hosting/nginx.conf: for nginx's http block. Tested by __tests__/hosting/nginx.test.ts. */
export const nginxConf = () => `# Written by \`npm run hosting\` from src/config/hosting.ts. For nginx's http block.

map $uri $cache_control {
  default "${ASK_EACH_TIME}";
${lines(
  '  ',
  KEPT_FOLDERS.map((folder) => `~^${folder} "${KEEP}";`),
)}
  "~${KEPT_FILE}" "${KEEP}";
}

map $request_method $allow {
  default "GET, HEAD";
  ~^(GET|HEAD)$ "";
}

server {
  listen 80;
  server_name _;
  root /var/www/indonesia-biru/current;

  # the build lays compressed twins beside its files; brotli needs Debian's libnginx-mod-http-brotli-static
  gzip_static on;
  # brotli_static on;
  gzip_vary on;

  server_tokens off;
  absolute_redirect off;
  charset utf-8;
  charset_types text/css text/plain text/xml text/javascript application/json image/svg+xml;
  types {
${lines(
  '    ',
  Object.entries(MEDIA_TYPES).map(([type, endings]) => `${type} ${endings};`),
)}
  }

  # they hold for every answer only while no location has an add_header of its own
${lines(
  '  ',
  Object.entries(HEADERS).map(([name, value]) => `add_header ${name} "${value}" always;`),
)}
  add_header Cache-Control $cache_control always;
  add_header Allow $allow always;

  error_page 404 /404.html;
  if ($request_method !~ ^(GET|HEAD)$) {
    return 405;
  }
  # each page has one address
  if ($request_uri ~ "^[^?]*//") {
    return 404;
  }

  # routes are spelled exactly: letter case counts, no redirect
  location / {
    try_files $uri $uri/index.html =404;
  }
  location ~ ^(?<page>.+)/$ {
    if (-f $document_root$page/index.html) {
      return 301 $page$is_args$args;
    }
    return 404;
  }
  location ~ ^/404(/|$) {
    return 404;
  }
  location = /404.html {
    internal;
  }
  # hidden files, and files for other hosts
  location ~ (/[.](?!well-known/)|^/_(headers|redirects)$) {
    return 404;
  }
}
`
