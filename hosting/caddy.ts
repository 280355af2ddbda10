import { ASK_EACH_TIME, HEADERS, KEEP, KEPT_FILE, KEPT_FOLDERS } from '../src/config/hosting'

const KEPT = [...KEPT_FOLDERS.map((folder) => `^${folder}`), KEPT_FILE].join('|')

/** hosting/Caddyfile. Caddy sees to the certificate, and knows the media types. */
export const caddyfile = () => `# Written by \`npm run hosting\` from src/config/hosting.ts.

(headers) {
	header {
${Object.entries(HEADERS)
  .map(([name, value]) => `\t\t${name} "${value}"`)
  .join('\n')}
		-Server
	}
}

example.org {
	root * /var/www/indonesia-biru/current

	import headers
	@kept path_regexp ${KEPT}
	@asked not path_regexp ${KEPT}
	header @kept Cache-Control "${KEEP}"
	header @asked Cache-Control "${ASK_EACH_TIME}"

	@writes not method GET HEAD
	header @writes Allow "GET, HEAD"
	error @writes 405
	@hidden path /.* /_headers /_redirects /404 /404/*
	error @hidden 404

	try_files {path} {path}/index.html =404
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}

	handle_errors {
		import headers
		header Cache-Control "${ASK_EACH_TIME}"
		@missing expression {err.status_code} == 404
		handle @missing {
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
	}
}
`
