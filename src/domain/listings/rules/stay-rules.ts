import type { Stay } from '@/domain/listings/stay';
import type { HomestayFields, HotelFields } from '@/generated/model';
import { isBlankHtml } from '@/lib/text/html';
import { plural } from '@/lib/text/plural';
import type { StayLinks } from '@/resources/stay-links';
import { imageSize } from './image-size';
import type { Known, ListingKind, Rule } from './rule';
import { altText, copiedText, image, sameSlug, searchRules } from './shared-rules';
import { titleRules } from './title-rules';

type StayRule = Rule<Stay, keyof HomestayFields & keyof HotelFields>;

/** The rooms that are not inactive. */
const openRooms = ({ rooms = [] }: Stay) => rooms.filter(({ status }) => status !== 0);

const unpricedRooms = (record: Stay) => {
  const count = openRooms(record).filter(({ price }) => !price).length;
  return count === 0
    ? undefined
    : plural(count, { one: $localize`1 room without a price`, other: $localize`# rooms without a price` });
};

/** A stay has rooms, and each active one has a price. Lists omit them. */
const roomRules = (links: StayLinks): StayRule[] => [
  {
    name: 'rooms',
    blocking: true,
    gap: (record) => (openRooms(record).length > 0 ? undefined : $localize`No active rooms`),
    // Existing rooms are edited in their list.
    screen: ({ id, rooms = [] }) => (rooms.length > 0 ? links.home(id) : links.addRoom(id)),
    field: ({ rooms = [] }) => (rooms.length > 0 ? 'rooms' : undefined),
  },
  {
    name: 'roomPrice',
    blocking: true,
    gap: unpricedRooms,
    screen: (record) => links.editRoom(record.id, openRooms(record).find(({ price }) => !price)?.id ?? 0),
    field: () => 'price',
  },
];

const isPlaced = ({ latitude, longitude }: Stay) =>
  typeof latitude === 'number' && typeof longitude === 'number';

/** Contact, location and amenities. */
const whereaboutsRules: readonly StayRule[] = [
  {
    name: 'contact',
    gap: ({ phone_1, email }) =>
      phone_1?.trim() || email?.trim() ? undefined : $localize`No phone and no e-mail`,
    field: 'phone_1',
  },
  {
    name: 'address',
    gap: ({ address_1 }) => (address_1?.trim() ? undefined : $localize`No address`),
    field: 'address_1',
  },
  {
    name: 'place',
    gap: (record) => (isPlaced(record) ? undefined : $localize`No latitude and longitude`),
    field: 'latitude',
  },
  {
    name: 'amenities',
    gap: ({ amenities = [] }) => (amenities.length > 0 ? undefined : $localize`No amenities`),
    field: 'amenities',
  },
];

/** A value of the record, its form field, and the message if it is missing. */
interface Needed<Rec, Field extends string, Value> {
  of: (record: Rec) => Value | null | undefined;
  field: Field;
  gap: string;
}

interface StayOptions<Rec extends Stay, Field extends string> {
  path: string;
  links: StayLinks;
  price: Needed<Rec, Field, number>;
  /** The description. */
  text: Needed<Rec, Field, string>;
  /** Further blocking and helpful rules of this kind. */
  blocking?: readonly Rule<Rec, Field>[];
  helpful: readonly Rule<Rec, Field>[];
}

/** The rules for selling a stay, and for selling it well, most serious first. */
export const stayListing = <Rec extends Stay, Field extends string>(
  options: StayOptions<Rec, Field>,
): ListingKind<Rec> => {
  const { path, links, price, text, blocking = [], helpful } = options;
  const edit = ({ id }: Stay) => links.edit(id);
  const rules: Rule<Rec & Known>[] = [
    {
      name: 'price',
      title: $localize`No price`,
      blocking: true,
      gap: (record) => (price.of(record) ? undefined : price.gap),
      field: price.field,
    },
    {
      name: 'seller',
      title: $localize`No vendor or owner`,
      blocking: true,
      gap: ({ owner }) => (owner ? undefined : $localize`No owner`),
      field: 'user_id',
    },
    { ...image, field: 'images' },
    ...roomRules(links),
    {
      name: 'text',
      title: $localize`Empty text`,
      blocking: true,
      gap: (record) => (isBlankHtml(text.of(record)) ? text.gap : undefined),
      field: text.field,
    },
    ...blocking,
    sameSlug,
    copiedText(text.field),
    ...titleRules,
    { ...imageSize, screen: edit },
    { ...altText, screen: edit },
    ...helpful,
    ...whereaboutsRules,
    ...searchRules,
  ];
  return { path, rules, form: edit, text: text.of };
};
