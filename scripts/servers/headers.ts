/**
 * The response headers of the production server; deploy/nginx.conf has the same and a test compares them. `api` is the
 * API's origin, `report` that of the error reports, if any: the app connects to no others.
 */
export const securityHeaders = (api: string, report = ''): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    // Mantine writes its theme and responsive styles into style elements.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${api}`,
    `connect-src 'self' ${api} ${report}`.trimEnd(),
    'frame-src https://www.google.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // src/start.ts has the first; the third is DOMPurify's, the last that of ProseMirror for what is pasted.
    'trusted-types default inert-html dompurify safe-html ProseMirrorClipboard',
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  // An address may hold the text of a filter: not even our own server is told it a second time.
  'Referrer-Policy': 'strict-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
});

/** For a year, and of a name below the site's own, too. Only over TLS. */
export const strictTransport = 'max-age=31536000; includeSubDomains';

/** Where a password manager looks for the place to change a password, and where that is. */
export const changePassword = {
  wellKnown: '/.well-known/change-password',
  screen: '/settings?tab=password#old_password',
};

/** The header that makes a browser connect to the API at the first byte of a page, before any script does. */
export const earlyConnection = (api: string) => `<${api}>; rel=preconnect; crossorigin`;

/** Hashed files are cached forever, everything else is revalidated; errors are never cached. */
export const cacheControl = (path: string, found = true) =>
  found && path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

// node scripts/servers/headers.ts API [REPORT]: prints the headers to configure in servers other than nginx.
if (import.meta.main) {
  const [api = '', report] = process.argv.slice(2);
  if (!URL.canParse(api)) {
    console.error(
      'Usage: npx node scripts/servers/headers.ts https://api.example.com [https://errors.example.com]',
    );
    process.exit(2);
  }
  const { origin } = new URL(api);
  const security = securityHeaders(origin, report && new URL(report).origin);
  const headers = { ...security, Link: earlyConnection(origin) };
  for (const [name, value] of Object.entries(headers)) console.log(`${name}: ${value}`);
}
