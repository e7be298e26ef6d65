import { ApiError } from '@/api/errors/api-error';
import type { Writable } from '@/api/writes/picture-rounds';
import { writeRecord } from '@/api/writes/record-write';
import type { GalleryItem } from '@/lib/files/gallery';
import { formatCount } from '@/lib/formats/formats';
import type { HeldPart, PartItem } from './copy-part';
import { downloadImage } from './download-image';

interface Pictured {
  images: GalleryItem[];
}

const keyOf = (alt: string, of: string) => `${of} ${alt.trim()}`;

/** The stored images of a record, which may belong to one of several: `of` tells them apart. */
export const heldImages = (images: readonly GalleryItem[], of = ''): HeldPart[] =>
  images.flatMap(({ id, alt }) =>
    id === undefined ? [] : [{ id, key: keyOf(alt, of), content: keyOf(alt, of) }],
  );

/** Adds one image to the record `id`, after those that it has; returns the id of the new image. */
const addImage = async <Rec extends object, Values extends Pictured>(
  resource: Writable<Rec, Values>,
  id: number,
  { alt, featured, file }: { alt: string; featured: boolean; file: File },
): Promise<number> => {
  const { images: before } = resource.toValues(await resource.read(id));
  const cover = featured && !before.some((image) => image.featured);
  const images = [...before, { file, alt, ...(cover && { featured: true }) }];
  const written = await writeRecord(resource, id, {
    base: { images: before } as Partial<Values>,
    ours: { images } as Partial<Values>,
  });
  if (written.kind === 'gone') throw written.error;
  if (written.kind === 'conflict')
    throw new ApiError('http', $localize`Somebody else changed the images meanwhile.`);
  const stored = 'stored' in written ? written.stored : undefined;
  const now = stored ?? resource.toValues(await resource.read(id));
  const added = now.images.find((image) => !before.some((other) => other.id === image.id))?.id;
  if (added !== undefined) return added;
  throw written.kind === 'partly'
    ? written.error
    : new ApiError('http', $localize`The server did not keep the image.`);
};

interface ImagesOf<Rec extends object, Values extends Pictured> {
  images: readonly GalleryItem[];
  /** What the images belong to, if there are several, and its name. */
  of?: string;
  resource: Writable<Rec, Values>;
  /** The record that gets them; throws if there is none. */
  recordId: () => number;
}

/** The images of an original; each is downloaded, and uploaded to its copy by a request of its own. */
export const imageItems = <Rec extends object, Values extends Pictured>({
  images,
  of = '',
  resource,
  recordId,
}: ImagesOf<Rec, Values>): PartItem[] =>
  images.flatMap(({ url, alt, featured = false }, index) => {
    if (url === undefined) return [];
    const label = alt.trim() || $localize`Image ${formatCount(index + 1)}:index:`;
    return {
      key: keyOf(alt, of),
      content: keyOf(alt, of),
      name: of ? `${of}: ${label}` : label,
      address: url,
      create: async () => {
        const id = recordId();
        const file = await downloadImage(url);
        return { data: { id: await addImage(resource, id, { alt, featured, file }) } };
      },
    };
  });
