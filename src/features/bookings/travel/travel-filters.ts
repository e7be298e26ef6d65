import type { DayRange } from '@/domain/bookings/read-travel';
import type { Service } from '@/domain/bookings/travel-links';
import type { BookingFilters } from '@/domain/bookings/travel-query';
import { bookingSearch } from '@/features/bookings/booking-search';
import { ServiceType } from '@/generated/model';
import type { PlainDate } from '@/lib/dates';
import { monthOf, rangeOfMonth } from '@/lib/months';
import {
  type BookingsSearch,
  daysRange,
  type TravelManifestSearch,
  type TravelSearch,
} from './travel-search';

/** The filters of the list that the address has, as the API takes them. */
const filtersIn = (search: BookingsSearch): BookingFilters => {
  const {
    page: _page,
    per_page: _size,
    sort: _sort,
    ...filters
  } = bookingSearch.params(bookingSearch.validate({ ...search }));
  return filters;
};

/** What a manifest's departure is of: a package, as long as the address says nothing else; nothing for a whole day. */
export const serviceIn = (search: TravelManifestSearch): Service | undefined => {
  const { service_type: type = ServiceType.package, service_name: name } = filtersIn(search);
  return search.service === undefined && name === undefined ? undefined : { type, id: search.service, name };
};

/** Which days a view by travel date is about, and under which filters; a manifest has none but its departure's. */
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

/** The address without what only one of the views keeps there. */
export const listPart = (search: BookingsSearch) => bookingSearch.validate({ ...search, page: undefined });
