/**
 * The response headers of the production server; deploy/nginx.conf states the same and a test compares them.
 * `api` is the origin of the API, `report` the one that errors are reported to, if any: the app talks to no others.
 */
export const securityHeaders = (api: string, report = ''): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    // Mantine writes its theme and its responsive styles into style elements.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${api}`,
    `connect-src 'self' ${api} ${report}`.trimEnd(),
    'frame-src https://www.google.com',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
});

/** Hashed files are kept for good, everything else is asked for again each time; a failure is never kept. */
export const cacheControl = (path: string, found = true) =>
  found && path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
