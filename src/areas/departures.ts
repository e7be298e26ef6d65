import { IconCalendarStats } from '@tabler/icons-react';
import { area } from './area';

export const departureArea = area({
  path: '/departures',
  nouns: { one: 'departure', other: 'departures' },
  group: 'Marketplace',
  icon: IconCalendarStats,
  views: [
    { name: 'Without bookings', search: { booked: 'without' } },
    { name: 'Next 7 days', search: { span: 7 } },
    { name: 'Next 90 days', search: { span: 90 } },
  ],
});
