import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { isPresent } from '@/api/tolerant/unreadable';
import type { RecordUse } from '@/components/dialogs/record-uses-context';
import { listBookings } from '@/generated/api/bookings/bookings';
import { listDepartures } from '@/generated/api/departures/departures';
import { getHomestay } from '@/generated/api/homestays/homestays';
import { getHotel } from '@/generated/api/hotels/hotels';
import { listSeoPages } from '@/generated/api/seo-pages/seo-pages';
import { SeoPageSubject, ServiceType } from '@/generated/model';
import { type Use, USES } from '@/generated/uses';
import { uniqueRows } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { hasNext, type ListPageOf } from '@/lib/lists/paging';
import { firstNonBlank, personName, referenceName, unnamedReference } from '@/lib/records/record-name';
import { isRecord } from '@/lib/values/is-record';
import { areas } from './index';
import { homestayLinks, hotelLinks, type StayLinks } from './stay-links';

type Row = { id: number } & Record<string, unknown>;

const idsIn = (value: unknown): number[] => {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'number' ? [id] : [];
};

const says = (row: Row, { name, field }: Use) =>
  field in row && row[field] !== undefined && [name, field].every((key) => isPresent(row, key));

/** A use that the contract does not state as a field of what is written. */
interface OwnUse extends Use {
  /** For records that have neither name nor title. */
  nameOf?: (row: Row) => string | undefined;
  /** For records without an area. */
  nouns?: RecordUse['nouns'];
  /** The API lists them for one record at a time only. */
  single?: true;
  /** The list of the uses of one record. */
  link?: (id: number) => LinkProps;
}

const rowsOf = (page: ListPageOf<object>) => page as ListPageOf<Row>;

/** Rows of one kind; those of a kind that is not known could be of any. */
const ofKind = (page: ListPageOf<Row>, field: string, kind: string, kinds: readonly unknown[]) => {
  const unreadable = page.data.filter((row) => !kinds.includes(row[field])).length;
  const data = page.data.filter((row) => row[field] === kind);
  return { data, meta: { ...page.meta, unreadable: (page.meta?.unreadable ?? 0) + unreadable } };
};

const seoPagesOf = (kind: SeoPageSubject): OwnUse => ({
  tag: 'seo-pages',
  name: 'seopageable_id',
  field: 'seopageable_id',
  list: async (params) => {
    const page = rowsOf(await listSeoPages({ ...params, seopageable_type: kind }));
    return ofKind(page, 'seopageable_type', kind, Object.values(SeoPageSubject));
  },
});

const bookingText = (row: Row, name: 'contact_name' | 'service_name') => {
  const value = row[name];
  return typeof value === 'string' ? firstNonBlank(value) : undefined;
};

const bookingsOf = (kind: ServiceType): OwnUse => ({
  tag: 'bookings',
  name: 'service_id',
  field: 'service_id',
  nameOf: (row) => bookingText(row, 'contact_name') ?? referenceName(isRecord(row.user) ? row.user : {}),
  list: async (params) => {
    const page = rowsOf(await listBookings({ ...params, service_type: kind }));
    return ofKind(page, 'service_type', kind, Object.values(ServiceType));
  },
});

const departuresOfPackage: OwnUse = {
  tag: 'departures',
  name: 'package',
  field: 'package',
  filter: 'package',
  single: true,
  list: async (params) => {
    const { package: id, ...others } = params as { package: number };
    const page = rowsOf(await listDepartures(id, others));
    return { ...page, data: page.data.map((row) => ({ ...row, package: id })) };
  },
  link: (packageId) => linkOptions({ to: '/packages/$packageId/departures', params: { packageId } }),
};

/** The rooms of a homestay or hotel, which come with it. */
const roomsOfStay = (get: typeof getHomestay | typeof getHotel, { home }: StayLinks): OwnUse => ({
  tag: 'rooms',
  nouns: { one: 'room', other: 'rooms' },
  name: 'stay',
  field: 'stay',
  filter: 'stay',
  single: true,
  list: async (params) => {
    const { stay } = params as { stay: number };
    const record = (await get(stay)).data;
    const { rooms } = record;
    if (!rooms || !isPresent(record, 'rooms')) throw new Error('The rooms are not known.');
    return { data: rooms.map((room) => ({ ...room, stay })), meta: { last_page: 1 } };
  },
  link: (id) => ({ ...home(id), hash: 'rooms' }),
});

/** Who travels is not written by us. */
const bookingsOfUser: OwnUse = {
  tag: 'bookings',
  name: 'user',
  field: 'user',
  nameOf: (row) => bookingText(row, 'service_name'),
  list: async (params) => rowsOf(await listBookings(params)),
};

const own: Record<string, readonly OwnUse[]> = {
  'package-regions': [seoPagesOf(SeoPageSubject.Package_Region)],
  'homestay-regions': [seoPagesOf(SeoPageSubject.Homestay_Region)],
  'hotel-regions': [seoPagesOf(SeoPageSubject.Hotel_Region)],
  packages: [departuresOfPackage, bookingsOf(ServiceType.package)],
  homestays: [roomsOfStay(getHomestay, homestayLinks), bookingsOf(ServiceType.homestay)],
  hotels: [roomsOfStay(getHotel, hotelLinks), bookingsOf(ServiceType.hotel)],
  // A vendor is a user.
  users: [...(USES.vendors ?? []), bookingsOfUser],
};

/** The tags of areas whose path has another name. */
const tags: Record<string, string> = { categories: 'blog-categories', topdeals: 'top-deals' };
const tagOf = (path: string) => tags[path.slice(1)] ?? path.slice(1);

/** Each record is asked for by itself up to this number; for more, the beginning of the list is looked through. */
const MOST_CALLS = 10;

/** The rows that name one of the records, and whether they are all; a backend may ignore the filter. */
const rowsNaming = async (use: OwnUse, ids: readonly number[]) => {
  const { list, filter, field, single } = use;
  if (!list || (single && ids.length > MOST_CALLS)) return undefined;
  const asked = filter !== undefined && ids.length <= MOST_CALLS ? ids.map((id) => ({ [filter]: id })) : [{}];
  const pages = await Promise.all(
    asked.map(async (params) => rowsOf(await list({ ...params, per_page: maxPerPage }))),
  );
  const rows = uniqueRows(pages);
  const found = rows.filter((row) => idsIn(row[field]).some((id) => ids.includes(id)));
  const isWhole = pages.every((page) => !hasNext(page, 1, maxPerPage) && !page.meta?.unreadable);
  return { found, more: !isWhole || !rows.every((row) => says(row, use)) };
};

const readUse = async (use: OwnUse, ids: readonly number[]): Promise<RecordUse> => {
  const area = areas.find(({ path }) => tagOf(path) === use.tag);
  const plainly = use.tag.replaceAll('-', ' ');
  const nouns = area?.nouns ?? use.nouns ?? { one: plainly, other: plainly };
  const read = await rowsNaming(use, ids).catch(() => undefined);
  const { filter } = use;
  const [id, ...others] = ids;
  const found = read?.found ?? [];
  const linkOf = () => {
    if (id === undefined || others.length > 0) return undefined;
    if (use.link) return use.link(id);
    return area && filter !== undefined ? { to: area.path, search: { [filter]: id } as never } : undefined;
  };
  const nameOf = (row: Row) =>
    use.nameOf?.(row) ?? referenceName(row as never) ?? personName(row as never) ?? unnamedReference(row.id);
  return {
    nouns,
    count: !read || (read.more && found.length === 0) ? undefined : found.length,
    more: read?.more,
    link: linkOf(),
    named: found.slice(0, 3).map((row) => ({ id: row.id, name: nameOf(row), link: area?.open?.(row.id) })),
  };
};

/**
 * What names these records of the list at `path`: the references of the contract, and those to records of several kinds.
 * Undefined if nothing can name them. What cannot be known has no count.
 */
export const usesAt = async (path: string, ids: readonly number[]): Promise<RecordUse[] | undefined> => {
  const tag = tagOf(path);
  const uses: OwnUse[] = [...(USES[tag] ?? []), ...(own[tag] ?? [])];
  const isListed = areas.some((area) => area.path === path);
  return isListed && uses.length > 0 ? Promise.all(uses.map((use) => readUse(use, ids))) : undefined;
};
