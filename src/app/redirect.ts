const base = 'https://app.invalid';

/**
 * The in-app URL in `?redirect=`, with its search and hash; `undefined` for anything that could lead elsewhere. Whether
 * a route exists there is the router's concern.
 */
export const safeRedirect = (value: unknown): string | undefined => {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined;
  if (/[\\\p{Cc}]/u.test(value)) return undefined;
  if (!URL.canParse(value, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, base);
  if (origin !== base) return undefined;
  // Dot segments are resolved by now, so this also catches "/.//evil.example".
  if (pathname.includes('//') || /%(2f|5c|0|1)/i.test(pathname)) return undefined;
  if (/^\/(login|error-404)(\/|$)/i.test(pathname)) return undefined;
  return pathname + search + hash;
};
