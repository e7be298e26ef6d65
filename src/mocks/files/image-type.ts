export interface ImageType {
  extension: 'png' | 'jpg' | 'webp';
  mime: string;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[], offset = 0) =>
  signature.every((byte, index) => bytes[offset + index] === byte);

const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];

/** What the first bytes say the file is; names and declared types are not trusted. */
export const imageType = (bytes: Uint8Array): ImageType | undefined => {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return { extension: 'png', mime: 'image/png' };
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return { extension: 'jpg', mime: 'image/jpeg' };
  if (startsWith(bytes, RIFF) && startsWith(bytes, WEBP, 8)) return { extension: 'webp', mime: 'image/webp' };
  return undefined;
};

export const mimeOf = (extension: string): string =>
  extension === 'jpg' ? 'image/jpeg' : `image/${extension}`;
