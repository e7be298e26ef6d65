import type { MetaTag } from '@/generated/model';
import type { FileStore } from '@/mocks/files/file-store';
import { singlePicture } from '@/mocks/files/single-picture';
import { withMetaTag, type MetaInput } from '@/mocks/http/meta-tag';

interface LandingPageInput extends MetaInput {
  alt_image?: string | undefined;
  images?: readonly Blob[] | undefined;
}

interface StoredPage<Picture> {
  images?: readonly Picture[] | undefined;
  meta_tag?: MetaTag | undefined;
}

/** What is stored of a region or an activity: its picture under the one alternative text, its meta tag in one field. */
export const landingPage = async <Input extends LandingPageInput, Picture extends { url: string }>(
  files: FileStore,
  table: string,
  { images, ...input }: Input,
  stored: StoredPage<Picture> | undefined,
) => ({
  ...withMetaTag(input, stored?.meta_tag),
  images: await singlePicture(
    files,
    table,
    { field: 'images.0', file: images?.[0], alt: input.alt_image },
    stored?.images,
  ),
});
