import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useToday } from '@/components/use-today';
import { bookingSearch } from '@/features/bookings/booking-search';
import { getListBookingsQueryKey, listBookings } from '@/generated/api/bookings/bookings';
import { maxPerPage } from '@/lib/list-search';
import { rangeOf, validateBookings } from './board-search';
import { readBoard, readWholeBoard } from './read-board';

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

  const query = useQuery({
    queryKey: [...getListBookingsQueryKey(), 'board', filters, range, whole],
    queryFn: ({ signal }) => {
      const read = (page: number) =>
        listBookings({ ...filters, page, per_page: maxPerPage, sort: 'start_date' }, undefined, signal);
      return whole ? readWholeBoard(read, range, maxPerPage) : readBoard(read, range, maxPerPage);
    },
    placeholderData: keepPreviousData,
    retryOnMount: false,
  });
  return { search, today, range, query, readAll: () => setWhole(true) };
};
