import { apiBaseUrl } from '@/api/config';
import { webUrl } from '@/lib/url';

/** The web address of a stored image, which the API may give relative to itself; nothing when it is no such address. */
export const imageAddress = (url: string): string | undefined => {
  const base = new URL(`${apiBaseUrl()}/`, location.href);
  const address = /^\/(?![/\\])/.test(url) ? `.${url}` : url;
  return address !== '' && URL.canParse(address, base) ? webUrl(new URL(address, base).href) : undefined;
};
