import { isSmall } from '@/domain/listings/rules/image-size';
import { fileNameIn } from '@/lib/files/proposed-alt';
import { fold } from '@/lib/text/fold';
import { areaAt } from '@/resources/index';
import { type FoundImage, isMissingAlt, plainAddress } from './found-image';
import type { ImageParams } from './image-search';
import type { Look } from './look';

/** What was seen of images, by their address; `broken` ones cannot be shown. */
export type Looks = ReadonlyMap<string, Look | 'broken'>;

/** The images that have the address or the look in common with one, by its key. */
export type Twins = ReadonlyMap<string, readonly FoundImage[]>;

/** What was seen of an image; undefined if it is broken, or was not seen yet. */
export const lookOf = (looks: Looks, { address = '' }: FoundImage): Look | undefined => {
  const look = looks.get(address);
  return look === 'broken' ? undefined : look;
};

/**
 * All images that are the same as each, itself among them, by key; those without a twin are left out. Linear, as half of a
 * shop may have one placeholder.
 */
export const twinsOf = (images: readonly FoundImage[], looks: Looks): Twins => {
  const printIn = (files: readonly FoundImage[]) =>
    files.map((image) => lookOf(looks, image)?.print).find((print) => typeof print === 'string');
  const byAddress = Map.groupBy(images, ({ address, url }) => plainAddress(address ?? url));
  const byPrint = Map.groupBy(byAddress.values(), (files) => printIn(files) ?? files);
  const groups = [...byPrint.values()].map((files) => files.flat()).filter(({ length }) => length > 1);
  return new Map(groups.flatMap((group) => group.map(({ key }) => [key, group] as const)));
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
