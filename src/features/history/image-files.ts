import { apiBaseUrl } from '@/api/client/config';
import { imageAddress } from '@/components/inputs/images/image-address';
import { downloadImage } from '@/domain/copying/download-image';

/** Pages may read files of their own host and of the API's; of any other the browser refuses it. */
const isReadable = (url: string): boolean => {
  const here = window.location.href;
  const origins = [here, apiBaseUrl()].map((one) => new URL(one, here).origin);
  const address = imageAddress(url);
  return address !== undefined && origins.includes(new URL(address).origin);
};

/** The files of images by their URLs, without those that cannot be fetched. */
export const filesAt = async (urls: readonly string[]): Promise<ReadonlyMap<string, File>> => {
  const files = await Promise.all(
    urls.filter(isReadable).map(async (url) => {
      const file = await downloadImage(url).catch(() => undefined);
      return file ? ([[url, file]] as const) : [];
    }),
  );
  return new Map(files.flat());
};
