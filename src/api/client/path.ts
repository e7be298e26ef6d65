import { ApiError } from '@/api/errors/api-error';

const refused = () => new ApiError('http', 'This address does not name a record.', { status: 404 });

/**
 * Keeps a path built from ids from being changed by them. An id may come from the browser's URL: one that would leave
 * its path segment is refused, everything else is encoded.
 */
export const safePath = (path: string): string => {
  if (!path.startsWith('/') || path.length < 2) throw refused();
  return `/${path.slice(1).split('/').map(encodeSegment).join('/')}`;
};

const encodeSegment = (segment: string): string => {
  const plain = decode(segment);
  if (/[/\\?#\p{Cc}]/u.test(plain) || plain === '' || plain === '.' || plain.includes('..')) throw refused();
  return encodeURIComponent(plain);
};

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw refused();
  }
};
