import type { DayRange } from '@/domain/bookings/read-travel';
import type { Service } from '@/domain/bookings/travel-links';
import type { BookingFilters } from '@/domain/bookings/travel-query';
import { ServiceType } from '@/generated/model';
import { listBookingsSearch } from '@/generated/searches';
import type { PlainDate } from '@/lib/dates/dates';
import { monthOf, rangeOfMonth } from '@/lib/dates/months';
import {
  type BookingsSearch,
  daysRange,
  type TravelManifestSearch,
  type TravelSearch,
} from './travel-search';

/** The list filters in the URL, as API parameters. */
const filtersIn = (search: BookingsSearch): BookingFilters => {
  const {
    page: _page,
    per_page: _size,
    sort: _sort,
    ...filters
  } = listBookingsSearch.params(listBookingsSearch.validate({ ...search }));
  return filters;
};

/** The service of a manifest's departure: a package unless the URL has another type; undefined for a whole day. */
export const serviceIn = (search: TravelManifestSearch): Service | undefined => {
  const { service_type: asked, service_name: name } = filtersIn(search);
  const type = Object.values(ServiceType).find((one) => one === asked) ?? ServiceType.package;
  return search.service === undefined && name === undefined ? undefined : { type, id: search.service, name };
};

/** The date range and the filters of a view by travel date; a manifest has only its departure's filters. */
export const travelOf = (
  search: TravelSearch,
  today: PlainDate,
): { range: DayRange; filters: BookingFilters } => {
  switch (search.view) {
    case 'board':
      return { range: rangeOfMonth(search.month ?? monthOf(today)), filters: filtersIn(search) };
    case 'days':
      return { range: daysRange(search, today), filters: filtersIn(search) };
    case 'manifest': {
      const service = serviceIn(search);
      return {
        range: { from: search.day, to: search.day },
        filters: service ? { service_type: service.type } : {},
      };
    }
  }
};

/** The search parameters without those of a single view. */
export const listPart = (search: BookingsSearch) =>
  listBookingsSearch.validate({ ...search, page: undefined });
