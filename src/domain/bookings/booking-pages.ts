import type { Booking } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';
import { maxPerPage } from '@/lib/lists/list-search';
import { lastPageOf, type ListPageOf, sizeOf } from '@/lib/lists/paging';
import { plural } from '@/lib/text/plural';

/** Reads a page of the filtered bookings, sorted by travel date if the API supports that. */
export type ReadPage = (page: number) => Promise<ListPageOf<Booking>>;

/** How much was read, if not everything: totals are too low then. */
export interface Share {
  read: number;
  /** The approximate total; undefined if the API sends no page count. */
  of: number | undefined;
}

/** What is not known, as a sentence. */
export const shareInWords = ({ read, of }: Share): string =>
  of === undefined
    ? plural(read, {
        one: $localize`Only the first booking was read: there may be more.`,
        other: $localize`Only the first # bookings were read: there may be more.`,
      })
    : plural(of, {
        one: $localize`${formatCount(read)}:read: of about # booking was read: there may be more.`,
        other: $localize`${formatCount(read)}:read: of about # bookings were read: there may be more.`,
      });

interface BookingPagesOptions {
  perPage?: number;
  /** The most pages to read: further ones are empty. */
  most?: number;
}

/** The pages of the bookings, each read once. */
export const bookingPages = (read: ReadPage, { perPage = maxPerPage, most }: BookingPagesOptions = {}) => {
  const known = new Map<number, ListPageOf<Booking>>();
  let isCut = false;
  const share = (): Share => {
    const meta = known.get(1)?.meta;
    const last = lastPageOf(meta, perPage);
    return {
      read: [...known.values()].reduce((count, { data }) => count + data.length, 0),
      of: meta?.total ?? (last === undefined ? undefined : last * sizeOf(meta, perPage)),
    };
  };
  const page: ReadPage = async (number) => {
    const before = known.get(number);
    if (before) return before;
    isCut ||= most !== undefined && known.size >= most;
    if (isCut) return { data: [], meta: known.get(1)?.meta };
    const answer = await read(number);
    known.set(number, answer);
    return answer;
  };
  return {
    page,
    perPage,
    most,
    share,
    /** Set once a page was left out. */
    cut: () => (isCut ? share() : undefined),
    /** The rows read so far, in order, without those of pages beyond the last. */
    until: (last: number): Booking[] =>
      [...known]
        .filter(([number]) => number <= last)
        .sort(([a], [b]) => a - b)
        .flatMap(([, { data }]) => data),
  };
};

export type BookingPages = ReturnType<typeof bookingPages>;
