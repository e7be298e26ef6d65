import { firstSilentImage, searchRules, silentImages } from '@/domain/listings/listing-rules';
import { type GapOf, readinessOf, type ReadinessRule } from '@/domain/listings/readiness';
import type { StayLinks, StayViewKind } from '@/features/stays/stay-kind';
import type { Stay, StayValues } from '@/features/stays/stay-values';
import { isBlankHtml } from '@/lib/html';
import { plural } from '@/lib/plural';

type StayRule = ReadinessRule<Stay, keyof StayValues>;

/** The rooms that are not said to be closed. */
const openRooms = ({ rooms = [] }: Stay) => rooms.filter(({ status }) => status !== 0);

const unpricedRooms = (record: Stay) => {
  const count = openRooms(record).filter(({ price }) => !price).length;
  return count === 0
    ? undefined
    : plural(count, { one: '1 room without a price', other: '# rooms without a price' });
};

/** A stay is sold by its rooms: there must be some, and each that is open has a price. */
const roomRules = (links: StayLinks): StayRule[] => [
  {
    gap: (record) => (openRooms(record).length > 0 ? undefined : 'No active rooms'),
    blocks: true,
    // Rooms that are there are opened where they are listed.
    remedy: {
      screen: ({ id, rooms = [] }) => (rooms.length > 0 ? links.home(id) : links.addRoom(id)),
      field: ({ rooms = [] }) => (rooms.length > 0 ? 'rooms' : undefined),
    },
  },
  {
    gap: unpricedRooms,
    blocks: true,
    remedy: {
      screen: (record) => links.editRoom(record.id, openRooms(record).find(({ price }) => !price)?.id ?? 0),
      field: () => 'price',
    },
  },
];

const isPlaced = ({ latitude, longitude }: Stay) =>
  typeof latitude === 'number' && typeof longitude === 'number';

/** Whom a traveller asks, where the house is, and what is in it. */
const whereaboutsRules: readonly StayRule[] = [
  {
    gap: ({ phone_1, email }) => (phone_1?.trim() || email?.trim() ? undefined : 'No phone and no e-mail'),
    remedy: { field: 'phone_1' },
  },
  {
    gap: ({ address_1 }) => (address_1?.trim() ? undefined : 'No address'),
    remedy: { field: 'address_1' },
  },
  {
    gap: (record) => (isPlaced(record) ? undefined : 'No latitude and longitude'),
    remedy: { field: 'latitude' },
  },
  {
    gap: ({ amenities = [] }) => (amenities.length > 0 ? undefined : 'No amenities'),
    remedy: { field: 'amenities' },
  },
];

/** A text that travellers read, by the names under which the record and its form have it. */
export const textRule = <Rec, Field extends string>(
  text: (record: Rec) => string | null | undefined,
  field: Field,
  gap: string,
): ReadinessRule<Rec, Field> => ({
  gap: (record) => (isBlankHtml(text(record)) ? gap : undefined),
  remedy: { field },
});

interface StayRulesOptions<Rec extends Stay, Field extends string> {
  links: StayLinks;
  /** What keeps one from being sold, rooms aside. */
  gaps: Readonly<Record<'price' | 'seller' | 'image' | 'text', GapOf<Rec>>>;
  /** The fields of its price and of the text that describes it. */
  fields: Readonly<Record<'price' | 'text', Field>>;
  /** What would help, in this kind alone. */
  helpful: readonly ReadinessRule<Rec, Field>[];
}

/** What a stay needs to be sold, and to sell well, the gravest first. */
export const stayRules = <Rec extends Stay, Field extends string>(
  options: StayRulesOptions<Rec, Field>,
): ReadinessRule<Rec, Field | keyof StayValues>[] => {
  const { links, gaps, fields, helpful } = options;
  return [
    { gap: gaps.price, blocks: true, remedy: { field: fields.price } },
    { gap: gaps.seller, blocks: true, remedy: { field: 'user_id' } },
    { gap: gaps.image, blocks: true, remedy: { field: 'images' } },
    ...roomRules(links),
    { gap: gaps.text, blocks: true, remedy: { field: fields.text } },
    { gap: silentImages, remedy: { screen: ({ id }) => links.edit(id), field: firstSilentImage } },
    ...helpful,
    ...whereaboutsRules,
    ...searchRules,
  ];
};

/** How far a stay is from being ready. */
export const readinessOfStay = <Rec extends Stay>(
  { rules, links }: Pick<StayViewKind<Rec>, 'rules' | 'links'>,
  record: Rec,
) => readinessOf(record, rules, ({ id }) => links.edit(id));
