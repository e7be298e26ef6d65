import { useQuery } from '@tanstack/react-query';
import { useChunk } from '@/components/inputs/use-chunk';
import { fileNameIn } from '@/lib/files/proposed-alt';
import type { RecordTypes } from '@/resources/record-type';
import type { FoundImage } from './found-image';
import type { ImageEditor } from './image-editor';
import { daysIn, editorOf } from './read-images';

const numbersDay = (image: FoundImage) => /(?<!\p{L})day[\s_-]*\d/iu.test(fileNameIn(image.url));

const readDays = (image: FoundImage, editor: ImageEditor | undefined) => async () =>
  editor ? (daysIn(await editor.read(image.record)).days ?? []) : [];

/** The days of the image's package, read for it once somebody looks at it. */
const useDays = (image: FoundImage, editor: ImageEditor | undefined) =>
  useQuery({
    queryKey: ['image days', image.form],
    queryFn: readDays(image, editor),
    enabled:
      image.days === undefined && image.area === '/packages' && editor !== undefined && numbersDay(image),
    staleTime: Infinity,
    meta: { constant: true },
  }).data;

/** What is known of the images beside one. */
export interface ReadImages {
  types: RecordTypes;
  /** Whether another image of its record has this alt text. */
  isTaken: (image: FoundImage, text: string) => boolean;
}

/**
 * The alt text to propose for an image without one, unless another image of its record has it. The days of a package are
 * read only for a file that numbers one.
 */
export const useProposal = (image: FoundImage, { types, isTaken }: ReadImages): string | undefined => {
  const rules = useChunk(() => import('@/lib/files/proposed-alt'), image.alt?.trim() === '');
  const read = useDays(image, editorOf(types, image));
  if (rules.state !== 'ready') return undefined;
  const days = image.days ?? read ?? [];
  const text = rules.module.proposedAlt({ url: image.url }, { name: image.name, days });
  return text !== undefined && isTaken(image, text) ? undefined : text;
};
