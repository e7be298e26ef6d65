import { IconCalendarEvent } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import type { PlainDate } from '@/lib/dates/dates';
import { area } from './area';

export const bookingArea = area({
  path: '/bookings',
  nouns: { one: $localize`booking`, other: $localize`bookings` },
  group: 'Marketplace',
  icon: IconCalendarEvent,
  numbered: true,
  open: (id: number) => linkOptions({ to: '/bookings/$bookingId/view', params: { bookingId: id } }),
  actions: (id: number) => {
    const params = { bookingId: id };
    return [
      {
        label: $localize`View`,
        kind: 'view',
        link: linkOptions({ to: '/bookings/$bookingId/view', params }),
      },
    ];
  },
  views: [
    { name: $localize`Travels in 7 days`, search: { view: 'days' } },
    { name: $localize`Pending, travels in 14 days`, search: { view: 'days', days: 14, status: 'pending' } },
    { name: $localize`Unpaid, travels in 7 days`, search: { view: 'days', payment: 'unpaid' } },
    { name: $localize`Cancelled`, search: { status: 'cancelled' } },
  ],
  day: (date: PlainDate) => linkOptions({ to: '/bookings', search: { view: 'days', from: date, days: 1 } }),
  records: () => import('./find-bookings').then(({ findBookings }) => findBookings),
});
