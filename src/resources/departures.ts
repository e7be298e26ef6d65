import { IconCalendarStats } from '@tabler/icons-react';
import { area } from './area';

export const departureArea = area({
  path: '/departures',
  nouns: { one: $localize`departure`, other: $localize`departures` },
  group: 'Marketplace',
  icon: IconCalendarStats,
  views: [
    { name: $localize`Without bookings`, search: { booked: 'without' } },
    { name: $localize`Season`, search: { view: 'season' } },
  ],
});
