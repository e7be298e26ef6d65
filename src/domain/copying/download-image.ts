import { ApiError, isOffline } from '@/api/errors/api-error';
import { imageAddress } from '@/components/inputs/images/image-address';
import { checkImageFile } from '@/lib/files/image-file';

/** How long an image may take to arrive, in milliseconds. */
const PATIENCE_MS = 60_000;

const refused = (reason: string) => new ApiError('http', reason);

const unread = () =>
  isOffline()
    ? new ApiError('offline', $localize`You are offline.`)
    : refused($localize`Its server cannot be reached from here, or does not let this site read the image.`);

/** The last part of an address, as a file name. */
const nameIn = (address: string): string => /[^/]+$/.exec(new URL(address).pathname)?.[0] ?? 'image';

/**
 * Reads a stored image as a file. Its server has to allow that (CORS), and the site's Content-Security-Policy has to
 * name it under `connect-src`; the reason of a failure says so.
 */
export const downloadImage = async (url: string): Promise<File> => {
  const address = imageAddress(url);
  if (address === undefined) throw refused($localize`Its address is invalid.`);
  // The copy in the browser's cache came for an `<img>`, and may lack the headers that allow a script to read it.
  const response = await fetch(address, {
    cache: 'reload',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (!response) throw unread();
  if (!response.ok) throw refused($localize`Its server answered ${response.status}:status:.`);
  const blob = await response.blob().catch(() => undefined);
  if (!blob) throw unread();
  const check = await checkImageFile(new File([blob], nameIn(address), { type: blob.type }));
  if (!check.ok) throw refused(check.reason);
  return check.file;
};
