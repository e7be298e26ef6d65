import type { LinkProps } from '@tanstack/react-router';
import { isPresent } from '@/api/tolerant/unreadable';
import { listBookings } from '@/generated/api/bookings/bookings';
import { listDepartures } from '@/generated/api/departures/departures';
import { getHomestay, listHomestays } from '@/generated/api/homestays/homestays';
import { getHotel, listHotels } from '@/generated/api/hotels/hotels';
import { SeoPageSubject, ServiceType } from '@/generated/model';
import { type Use, USES } from '@/generated/uses';
import type { ListPageOf } from '@/lib/lists/paging';
import { firstNonBlank, referenceName, unnamedReference } from '@/lib/records/record-name';
import { isRecord } from '@/lib/values/is-record';
import { areas } from './index';
import { departuresLink } from './package-links';
import { readSeoPages } from './read-seo-pages';
import { homestayLinks, hotelLinks, type StayLinks } from './stay-links';
import { subjectKind } from './subject-kind';

export type Row = { id: number } & Record<string, unknown>;

/** How records of one kind use records of a list. */
export interface KnownUse extends Use {
  /** For records that have neither name nor title. */
  nameOf?: (row: Row) => string | undefined;
  /** For records without an area, or beside other ones of it. */
  nouns?: { one: string; other: string };
  /** The API lists them for one record at a time only. */
  single?: true;
  /** The list of the uses of one record. */
  link?: (id: number) => LinkProps;
  /** The screen of one of them, by default that of its area. */
  open?: (row: Row) => LinkProps;
  /** Whether a row is about records of this list, not of others with the same ids; undefined if it is not known. */
  isAbout?: (row: Row) => boolean | undefined;
  /** They come with the records of another tag; undefined if those do not show them. */
  within?: { tag: string; rows: (record: Row) => readonly Row[] | undefined };
  /** The API cannot make them use another record. */
  fixed?: true;
}

const rowsOf = (page: ListPageOf<object>) => page as ListPageOf<Row>;

const isOneOf = (value: unknown, kind: unknown, kinds: readonly unknown[]) =>
  kinds.includes(value) ? value === kind : undefined;

const seoPagesAbout = (kind: SeoPageSubject): KnownUse => ({
  tag: 'seo-pages',
  path: '/v1/admin/seo-pages',
  name: 'seopageable_id',
  field: 'seopageable_id',
  list: async (params: object, only: readonly string[]) =>
    rowsOf(await readSeoPages({ ...params, seopageable_type: kind }, { only })),
  isAbout: ({ seopageable_type: type }: Row) =>
    isOneOf(typeof type === 'string' ? subjectKind(type) : type, kind, Object.values(SeoPageSubject)),
});

const seoPagesOfRegion = (kind: SeoPageSubject): readonly KnownUse[] => [
  seoPagesAbout(kind),
  {
    ...seoPagesAbout(kind),
    name: 'nearby_regions',
    field: 'nearby_regions',
    nouns: { one: $localize`SEO page of a region nearby`, other: $localize`SEO pages of regions nearby` },
  },
];

const bookings = '/v1/admin/bookings';

const bookingText = (row: Row, name: 'contact_name' | 'service_name') => {
  const value = row[name];
  return typeof value === 'string' ? firstNonBlank(value) : undefined;
};

const bookingsOf = (kind: ServiceType): KnownUse => ({
  tag: 'bookings',
  name: 'service_id',
  field: 'service_id',
  path: bookings,
  fixed: true,
  nameOf: (row) => bookingText(row, 'contact_name') ?? referenceName(isRecord(row.user) ? row.user : {}),
  list: async (params, only) => rowsOf(await listBookings({ ...params, service_type: kind }, { only })),
  isAbout: ({ service_type: type }) => isOneOf(type, kind, Object.values(ServiceType)),
});

const departuresOfPackage: KnownUse = {
  tag: 'departures',
  name: 'package',
  field: 'package',
  path: '/v1/admin/package/packages/{packageId}/departures',
  filter: 'package',
  single: true,
  fixed: true,
  list: async (params, only) => {
    const { package: id, ...others } = params as { package: number };
    const page = rowsOf(await listDepartures(id, others, { only }));
    return { ...page, data: page.data.map((row) => ({ ...row, package: id })) };
  },
  link: departuresLink,
};

/** The rooms of a homestay or hotel, which come with it. */
const roomsOfStay = (get: typeof getHomestay | typeof getHotel, { home }: StayLinks): KnownUse => ({
  tag: 'rooms',
  nouns: { one: $localize`room`, other: $localize`rooms` },
  name: 'stay',
  field: 'stay',
  path: '/v1/admin/{stays}/{stayId}/rooms',
  filter: 'stay',
  single: true,
  fixed: true,
  list: async (params) => {
    const { stay } = params as { stay: number };
    const record = (await get(stay)).data;
    const { rooms } = record;
    if (!rooms || !isPresent(record, 'rooms')) throw new Error('The rooms are not known.');
    return { data: rooms.map((room) => ({ ...room, stay })), meta: { last_page: 1 } };
  },
  link: (id) => ({ ...home(id), hash: 'rooms' }),
});

const nameIn = (row: Row) => (typeof row.name === 'string' ? row.name : unnamedReference(row.id));

/** The rooms with an amenity: each comes with its homestay or hotel, and no list has them. */
const roomsWithAmenity = (
  tag: string,
  list: typeof listHomestays | typeof listHotels,
  { editRoom }: StayLinks,
): Partial<KnownUse> => ({
  list: async (params, only) => rowsOf(await list(params, { only })),
  within: {
    tag,
    rows: (stay) =>
      Array.isArray(stay.rooms) && isPresent(stay, 'rooms')
        ? (stay.rooms as Row[]).map((room) => ({ ...room, stay }))
        : undefined,
  },
  nameOf: (room) => `${nameIn(room)} · ${nameIn(room.stay as Row)}`,
  open: (room) => editRoom((room.stay as Row).id, room.id),
});

/** What the contract does not say of some uses in it. */
const details: Readonly<Record<string, Partial<KnownUse>>> = {
  'homestay-rooms': roomsWithAmenity('homestays', listHomestays, homestayLinks),
  'hotel-rooms': roomsWithAmenity('hotels', listHotels, hotelLinks),
};

/** Who travels is not written by us. */
const bookingsOfUser: KnownUse = {
  tag: 'bookings',
  name: 'user',
  field: 'user',
  path: bookings,
  fixed: true,
  nameOf: (row) => bookingText(row, 'service_name'),
  list: async (params, only) => rowsOf(await listBookings(params, { only })),
};

const own: Record<string, readonly KnownUse[]> = {
  'package-regions': seoPagesOfRegion(SeoPageSubject.Package_Region),
  'homestay-regions': seoPagesOfRegion(SeoPageSubject.Homestay_Region),
  'hotel-regions': seoPagesOfRegion(SeoPageSubject.Hotel_Region),
  packages: [departuresOfPackage, bookingsOf(ServiceType.package), seoPagesAbout(SeoPageSubject.Package)],
  homestays: [
    roomsOfStay(getHomestay, homestayLinks),
    bookingsOf(ServiceType.homestay),
    seoPagesAbout(SeoPageSubject.Homestay),
  ],
  hotels: [
    roomsOfStay(getHotel, hotelLinks),
    bookingsOf(ServiceType.hotel),
    seoPagesAbout(SeoPageSubject.Hotel),
  ],
  'package-activities': [seoPagesAbout(SeoPageSubject.Package_Activity)],
  blogs: [seoPagesAbout(SeoPageSubject.Blog)],
  // A vendor is a user.
  users: [...(USES.vendors ?? []), bookingsOfUser],
};

/** The fields by which rows are named, and by which it is known what they are about. */
const NAMES = [
  ...['display_name', 'title', 'name', 'full_name', 'first_name', 'middle_name', 'last_name'],
  ...['username', 'email', 'contact_name', 'service_name', 'departure_date'],
  ...['seopageable_type', 'service_type', 'user', 'rooms'],
];

/** All fields of the rows of a list that its uses are read by. */
export const fieldsRead = (tag: string): readonly string[] => [
  ...NAMES,
  ...[USES, own].flatMap((all) =>
    Object.values(all)
      .flat()
      .flatMap((use) => (use.tag === tag ? [use.field, use.name] : [])),
  ),
];

/** The tags of areas whose path has another name. */
const tags: Record<string, string> = { categories: 'blog-categories', topdeals: 'top-deals' };

/** The tag of the records at a path: that of `/hotels/rooms` is `hotel-rooms`. */
export const tagOf = (path: string) => tags[path.slice(1)] ?? path.slice(1).replace('s/', '-');

/** Lists whose records can be replaced by another one where they are used. */
export const replaceable = [
  'packages',
  'homestays',
  'hotels',
  'amenities',
  'features',
  'package-regions',
  'homestay-regions',
  'hotel-regions',
  'package-activities',
  'blog-categories',
  'roles',
  'users',
] as const;

/** What may use the records of the list at a path; nothing if the path has no list. */
export const usesOf = (path: string): readonly KnownUse[] => {
  if (!areas.some((area) => area.path === path)) return [];
  const tag = tagOf(path);
  const isFixed = !replaceable.some((one) => one === tag);
  return [...(USES[tag] ?? []), ...(own[tag] ?? [])].map((use) => ({
    ...use,
    ...details[use.tag],
    ...(isFixed && { fixed: true as const }),
  }));
};

/** The area of the records of a use. */
export const areaOf = ({ tag }: Pick<Use, 'tag'>) => areas.find(({ path }) => tagOf(path) === tag);
