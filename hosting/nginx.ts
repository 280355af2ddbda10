import { TRANSLATION_LANGUAGES } from '../src/i18n/languages'
import { ASK_EACH_TIME, HEADERS, KEEP, KEPT_FILE, KEPT_FOLDERS, MEDIA_TYPES } from '../src/config/hosting'

const lines = (indent: string, all: readonly string[]) => all.map((line) => indent + line).join('\n')

const IN_A_LANGUAGE = `(/(${TRANSLATION_LANGUAGES.join('|')}))?`

/**
 * hosting/nginx.conf: for nginx's http block. HTTP/2, because a page's files then share one connection: over HTTP/1.1 each
 * further connection costs three round trips before its first byte. Tested by
 * __tests__/hosting/nginx.integration.test.ts.
 */
export const nginxConf = () => `# Written by \`npm run hosting\` from src/config/hosting.ts. For nginx's http block.

map $uri $cache_control {
  default "${ASK_EACH_TIME}";
${lines(
  '  ',
  KEPT_FOLDERS.map((folder) => `~^${folder} "${KEEP}";`),
)}
  "~${KEPT_FILE}" "${KEEP}";
}

map $request_uri $not_found {
  default /404.html;
${lines(
  '  ',
  TRANSLATION_LANGUAGES.map((language) => `~^/${language}(/|$) /${language}/404.html;`),
)}
}

map $request_method $allow {
  default "GET, HEAD";
  ~^(GET|HEAD)$ "";
}

server {
  listen 80;
  listen [::]:80;
  server_name example.org;
  server_tokens off;

  # where certbot proves that the name is yours, again every two months
  location /.well-known/acme-challenge/ {
    root /var/www/html;
  }
  location / {
    return 301 https://$host$request_uri;
  }
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name example.org;
  root /var/www/indonesia-biru/current;

  ssl_certificate /etc/letsencrypt/live/example.org/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/example.org/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:tls:1m;
  ssl_session_timeout 1d;
  # a record is read when it is whole: of 16 kB, the default, not before the second round trip
  ssl_buffer_size 4k;

  gzip on;
  gzip_types text/css text/plain text/xml text/calendar text/javascript application/json application/manifest+json application/rss+xml image/svg+xml;
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

  # in the language that an address begins with
  error_page 404 $not_found;
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
  location ~ ^${IN_A_LANGUAGE}/404(/|$) {
    return 404;
  }
  location ~ ^${IN_A_LANGUAGE}/404[.]html$ {
    internal;
  }
  # hidden files, and files for other hosts
  location ~ (/[.](?!well-known/)|^/_(headers|redirects)$) {
    return 404;
  }
}
`
