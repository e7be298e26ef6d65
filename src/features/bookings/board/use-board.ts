import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useToday } from '@/components/use-today';
import { travelQuery } from '@/domain/bookings/travel-query';
import { bookingSearch } from '@/features/bookings/booking-search';
import { rangeOf, validateBookings } from './board-search';

/** The bookings of the days on display, under the filters of the URL. */
export const useBoard = () => {
  const search = validateBookings(useSearch({ strict: false }));
  const today = useToday();
  const range = rangeOf(search, today);
  const {
    page: _page,
    per_page: _size,
    sort: _sort,
    ...filters
  } = bookingSearch.params(bookingSearch.validate({ ...search }));
  const [whole, setWhole] = useState(false);

  const query = useQuery({ ...travelQuery({ range, filters, whole }), placeholderData: keepPreviousData });
  return { search, today, range, query, readAll: () => setWhole(true) };
};
