import { IconCalendarStats } from '@tabler/icons-react';
import { area } from './area';

export const departureArea = area({
  path: '/departures',
  nouns: { one: 'departure', other: 'departures' },
  group: 'Marketplace',
  icon: IconCalendarStats,
  views: [
    { name: 'Without bookings', search: { booked: 'without' } },
    { name: 'Season', search: { view: 'season' } },
  ],
});
