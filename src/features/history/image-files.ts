import { apiBaseUrl } from '@/api/client/config';

const PATIENCE_MS = 20_000;

/** Pages may read files of their own host and of the API's; of any other the browser refuses it. */
const isReadable = (url: string): boolean => {
  const here = window.location.href;
  const origins = [here, apiBaseUrl()].map((one) => new URL(one, here).origin);
  return URL.canParse(url, here) && origins.includes(new URL(url, here).origin);
};

const fileAt = async (url: string): Promise<File | undefined> => {
  if (!isReadable(url)) return undefined;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const blob = await answer.blob();
    if (!answer.ok || !blob.type.startsWith('image/')) return undefined;
    const name = new URL(url, window.location.href).pathname.split('/').at(-1);
    return new File([blob], name === undefined || name === '' ? 'image' : name, { type: blob.type });
  } catch {
    return undefined;
  }
};

/** The files of images by their URLs, without those that cannot be fetched. */
export const filesAt = async (urls: readonly string[]): Promise<ReadonlyMap<string, File>> => {
  const files = await Promise.all(urls.map(async (url) => [url, await fileAt(url)] as const));
  return new Map(files.flatMap(([url, file]) => (file ? [[url, file] as const] : [])));
};
