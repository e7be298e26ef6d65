import type { MetaTag } from '@/generated/model';
import type { FileStore } from '@/mocks/files/file-store';
import { singleImage } from '@/mocks/files/single-image';
import { type MetaInput, withMetaTag } from '@/mocks/http/meta-tag';

interface LandingPageInput extends MetaInput {
  alt_image?: string | undefined;
  images?: readonly Blob[] | undefined;
}

interface StoredPage<Image> {
  images?: readonly Image[] | undefined;
  meta_tag?: MetaTag | undefined;
}

/** What is stored of a region or an activity: its image under the one alt text, its meta tag in one field. */
export const landingPage = async <Input extends LandingPageInput, Image extends { url: string }>(
  files: FileStore,
  table: string,
  { images, ...input }: Input,
  stored: StoredPage<Image> | undefined,
) => ({
  ...withMetaTag(input, stored?.meta_tag),
  images: await singleImage(
    files,
    table,
    { field: 'images.0', file: images?.[0], alt: input.alt_image },
    stored?.images,
  ),
});
