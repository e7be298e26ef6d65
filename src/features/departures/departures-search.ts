import type { ListPackagesParams } from '@/generated/model';
import { isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { listSearch } from '@/lib/lists/list-search';

/** The filters for the packages whose departures are listed. */
export const packageFilters = listSearch<ListPackagesParams>({
  filters: [
    { name: 'name', kind: 'text', label: $localize`Package` },
    { name: 'region_id', kind: 'record' },
    { name: 'activity_id', kind: 'record' },
    { name: 'vendor_id', kind: 'record' },
  ],
  sort: [],
});

/** The numbers of days ahead to choose from. */
export const spans = [7, 30, 90] as const;

type Span = (typeof spans)[number];

/** The search parameters of the screen, besides the filters. */
export interface DeparturesSearch {
  view?: 'season' | undefined;
  /** The number of days ahead; 30 by default. */
  span?: Span | undefined;
  /** Only departures with bookings, or without. */
  booked?: 'with' | 'without' | undefined;
  /** The first date of the season; that of the current week by default. */
  from?: PlainDate | undefined;
}

const readOwn = ({ view, span, booked, from }: Record<string, unknown>): DeparturesSearch => {
  if (view === 'season') return { view, ...(typeof from === 'string' && isPlainDate(from) && { from }) };
  const days = spans.find((one) => one === Number(span));
  return {
    ...(days !== undefined && days !== 30 && { span: days }),
    ...((booked === 'with' || booked === 'without') && { booked }),
  };
};

/** Validates the search parameters of the screen: its filters, and those of the view. */
export const validateDepartures = (raw: Record<string, unknown>) => ({
  ...packageFilters.validate(raw),
  ...readOwn(raw),
});
