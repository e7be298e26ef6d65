import { apiBaseUrl } from '@/api/config';
import { webUrl } from '@/lib/url';

/** The web address of a stored image, which the API may give relative to itself; nothing when it is no such address. */
export const imageAddress = (url: string): string | undefined => {
  const address = /^\/(?![/\\])/.test(url) ? apiBaseUrl() + url : url;
  return URL.canParse(address, location.href) ? webUrl(new URL(address, location.href).href) : undefined;
};
