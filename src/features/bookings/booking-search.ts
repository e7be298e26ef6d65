import { type Booking, BookingStatus, type ListBookingsParams, ServiceType } from '@/generated/model';
import { listSearch } from '@/lib/lists/list-search';

/** The fields of a booking in the contract; a backend may send others. */
type KnownBooking = { [Key in keyof Booking as string extends Key ? never : Key]: Booking[Key] };

export const bookingSearch = listSearch<ListBookingsParams, KnownBooking>({
  filters: {
    user: { kind: 'text', label: 'User' },
    service_type: { kind: 'choice', label: 'Service type', values: ServiceType },
    status: { kind: 'choice', label: 'Status', values: BookingStatus },
    service_name: { kind: 'text', label: 'Service name' },
  },
  sort: [
    'service_name',
    'service_type',
    'start_date',
    'end_date',
    'total_amount',
    'created_at',
    'id',
    'status',
  ],
});
