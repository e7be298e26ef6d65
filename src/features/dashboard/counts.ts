import { getListBookingsQueryKey, listBookings } from '@/generated/api/bookings/bookings';
import type { BookingStatus, ServiceType } from '@/generated/model';
import { countQuery } from './use-counts';

export const bookingsIn = (status: BookingStatus) =>
  countQuery({
    queryKey: getListBookingsQueryKey(),
    list: (params, signal) => listBookings(params, undefined, signal),
    filters: { status },
    matches: (booking) => booking.status === status,
  });

export const bookingsOf = (serviceType: ServiceType) =>
  countQuery({
    queryKey: getListBookingsQueryKey(),
    list: (params, signal) => listBookings(params, undefined, signal),
    filters: { service_type: serviceType },
    matches: ({ service_type }) => service_type === serviceType,
  });
