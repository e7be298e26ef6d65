import { allPages } from '@/components/data-table/all-pages';
import type { Booking } from '@/generated/model';
import { lastPageOf, type ListPageOf, sizeOf } from '@/lib/lists/paging';
import { readOnce, type ReadPage } from './ordered-bookings';
import { type DayRange, readTravel, type Travel, travelIn, type Undated } from './read-travel';

/** How much was read if the limit came before the end: totals are too low then. */
export interface Share {
  read: number;
  /** The approximate total; undefined if the API sends no page count. */
  of: number | undefined;
}

export interface BoundedTravel extends Travel {
  share: Share | undefined;
}

/** Reads each page once, and at most `most` pages: further ones are empty. */
const withBound = (read: ReadPage, most: number) => {
  const { known, page } = readOnce(read);
  let cut = false;
  return {
    page: async (number: number): Promise<ListPageOf<Booking>> => {
      if (known.has(number) || known.size < most) return page(number);
      cut = true;
      return { data: [], meta: known.get(1)?.meta };
    },
    share: (perPage: number): Share | undefined => {
      if (!cut) return undefined;
      const meta = known.get(1)?.meta;
      const last = lastPageOf(meta, perPage);
      return {
        read: [...known.values()].reduce((count, { data }) => count + data.length, 0),
        of: meta?.total ?? (last === undefined ? undefined : last * sizeOf(meta, perPage)),
      };
    },
  };
};

/**
 * The bookings of a date range, with a limited number of pages: by binary search if the API sorts by travel date, else
 * page by page up to the limit.
 */
export const boundedTravel = async (
  read: ReadPage,
  range: DayRange,
  perPage: number,
  most: number,
): Promise<BoundedTravel | Undated> => {
  const bound = withBound(read, most);
  const ordered = await readTravel(bound.page, range, perPage);
  const found = 'pages' in ordered ? travelIn(await allPages(bound.page), range) : ordered;
  return 'undated' in found ? found : { ...found, share: bound.share(perPage) };
};
