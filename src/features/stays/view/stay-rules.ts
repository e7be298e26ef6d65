import type { LinkProps } from '@tanstack/react-router';
import { firstSilentImage, silentImages } from '@/domain/listings/listing-rules';
import type { ReadinessRule } from '@/domain/listings/readiness';
import type { Stay, StayValues } from '@/features/stays/stay-values';
import { isBlankHtml } from '@/lib/html';
import { plural } from '@/lib/plural';

type StayRule = ReadinessRule<Stay, keyof StayValues>;
type LinkOf = (id: number) => LinkProps;

export const silentImagesRule = (form: LinkOf): StayRule => ({
  gap: silentImages,
  remedy: { screen: ({ id }) => form(id), field: firstSilentImage },
});

const openRooms = ({ rooms = [] }: Stay) => rooms.filter(({ status }) => status === 1);

const unpricedRooms = (record: Stay) => {
  const count = openRooms(record).filter(({ price }) => !price).length;
  return count === 0
    ? undefined
    : plural(count, { one: '1 room without a price', other: '# rooms without a price' });
};

/** A stay is sold by its rooms: there must be some, and each that is open has a price. */
export const roomRules = (links: {
  home: LinkOf;
  add: LinkOf;
  edit: (id: number, roomId: number) => LinkProps;
}): StayRule[] => [
  {
    gap: (record) => (openRooms(record).length > 0 ? undefined : 'No active rooms'),
    blocks: true,
    // Rooms that are there are opened where they are listed.
    remedy: {
      screen: ({ id, rooms = [] }) => (rooms.length > 0 ? links.home(id) : links.add(id)),
      field: ({ rooms = [] }) => (rooms.length > 0 ? 'rooms' : undefined),
    },
  },
  {
    gap: unpricedRooms,
    blocks: true,
    remedy: {
      screen: (record) => links.edit(record.id, openRooms(record).find(({ price }) => !price)?.id ?? 0),
      field: () => 'price',
    },
  },
];

const isPlaced = ({ latitude, longitude }: Stay) =>
  typeof latitude === 'number' && typeof longitude === 'number';

/** Whom a traveller asks, where the house is, and what is in it. */
export const whereaboutsRules: readonly StayRule[] = [
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
