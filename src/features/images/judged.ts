import { isSmall } from '@/domain/listings/rules/image-size';
import { fileNameIn } from '@/lib/files/proposed-alt';
import { fold } from '@/lib/text/fold';
import { areaAt } from '@/resources/index';
import { type FoundImage, isMissingAlt, plainAddress } from './found-image';
import type { ImageParams } from './image-search';
import type { Look } from './look';

/** What was seen of images, by their address; `broken` ones cannot be shown. */
export type Looks = ReadonlyMap<string, Look | 'broken'>;

/** Images by what they have in common with each other: the address, or how they look. */
export type Twins = ReadonlyMap<string, readonly FoundImage[]>;

/** What was seen of an image; undefined if it is broken, or was not seen yet. */
export const lookOf = (looks: Looks, { address = '' }: FoundImage): Look | undefined => {
  const look = looks.get(address);
  return look === 'broken' ? undefined : look;
};

/** The other images that are the same as each, by key; those without any are left out. */
export const twinsOf = (images: readonly FoundImage[], looks: Looks): Twins => {
  const marks = images.flatMap((image) => {
    const print = lookOf(looks, image)?.print;
    return [
      { image, mark: `address ${plainAddress(image.address ?? image.url)}` },
      ...(print ? [{ image, mark: `print ${print}` }] : []),
    ];
  });
  const groups = [...Map.groupBy(marks, ({ mark }) => mark).values()].filter((group) => group.length > 1);
  const twins = new Map<string, Set<FoundImage>>();
  for (const group of groups)
    for (const { image } of group) {
      const known = twins.get(image.key) ?? new Set();
      for (const other of group) if (other.image.key !== image.key) known.add(other.image);
      twins.set(image.key, known);
    }
  return new Map(
    [...twins].filter(([, others]) => others.size > 0).map(([key, others]) => [key, [...others]]),
  );
};

export const isTooSmall = ({ symbol }: FoundImage, look: Look | undefined): boolean =>
  !symbol && isSmall(look);

export const isBroken = ({ address }: FoundImage, looks: Looks): boolean =>
  address === undefined || looks.get(address) === 'broken';

const pathOf = (area: string) => (area === 'top-deals' ? '/topdeals' : `/${area}`);

interface Judged {
  looks: Looks;
  twins: Twins;
}

const judges: Record<NonNullable<ImageParams['with']>, (image: FoundImage, judged: Judged) => boolean> = {
  'no-alt-text': isMissingAlt,
  twins: ({ key }, { twins }) => twins.has(key),
  'too-small': (image, { looks }) => isTooSmall(image, lookOf(looks, image)),
  broken: (image, { looks }) => isBroken(image, looks),
};

/** The images that the filters ask for. */
export const imagesThat = (
  images: readonly FoundImage[],
  { text = '', area, with: what }: { [Name in keyof ImageParams]?: string | undefined },
  judged: Judged,
): FoundImage[] => {
  const words = fold(text)
    .split(' ')
    .filter((word) => word !== '');
  const isWanted = (image: FoundImage) => {
    if (area !== undefined && image.area !== pathOf(area)) return false;
    if (what !== undefined && !judges[what as keyof typeof judges](image, judged)) return false;
    if (words.length === 0) return true;
    const about = fold(`${image.name} ${image.alt ?? ''} ${fileNameIn(image.url)}`);
    return words.every((word) => about.includes(word));
  };
  return images.filter(isWanted);
};

/**
 * The images in an order of `imageFilters`. The API dates no image, but files are numbered as they are uploaded; images
 * that it gives no id of come last.
 */
export const inOrder = (images: readonly FoundImage[], sort: string | undefined): readonly FoundImage[] => {
  if (sort === undefined) return images;
  const direction = sort.startsWith('-') ? -1 : 1;
  const placeOf = ({ id }: FoundImage) => (id === undefined ? Infinity : id * direction);
  return images.toSorted((one, other) => {
    const [first, second] = [placeOf(one), placeOf(other)];
    return first === second ? 0 : first - second;
  });
};

/** The area that an image's record belongs to, as the menu names it; its part, if it has one. */
export const whereOf = ({ area, parent }: FoundImage): string => {
  const label = areaAt(area)?.label ?? area;
  return parent === undefined ? label : $localize`${label}:label:, rooms`;
};
