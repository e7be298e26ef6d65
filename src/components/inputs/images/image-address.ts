import { apiBaseUrl } from '@/api/client/config';
import { webUrl } from '@/lib/text/url';

/** The absolute URL of a stored image, which may be relative to the API; undefined if invalid. */
export const imageAddress = (url: string): string | undefined => {
  const base = new URL(`${apiBaseUrl()}/`, location.href);
  const address = /^\/(?![/\\])/.test(url) ? `.${url}` : url;
  return address !== '' && URL.canParse(address, base) ? webUrl(new URL(address, base).href) : undefined;
};
