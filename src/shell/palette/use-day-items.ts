import { IconCalendarEvent } from '@tabler/icons-react';
import { useToday } from '@/components/hooks/use-today';
import { dayInWords } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import { shortWeekdayOf } from '@/lib/dates/dates';
import { areas } from '@/resources/index';
import type { PaletteItem } from './palette-item';
import { readDay } from './typed-day';

/** Items for a typed date, one per area with a screen for a date. */
export const useDayItems = (query: string): PaletteItem[] => {
  const { calendar } = useDisplay();
  const date = readDay(query, useToday());
  if (date === undefined) return [];
  return areas.flatMap(({ path, label, day }) =>
    day
      ? [
          {
            id: `day:${path}`,
            group: $localize`Days`,
            label: `${shortWeekdayOf(date)} ${dayInWords(date, calendar)}`,
            icon: IconCalendarEvent,
            hints: [label],
            sure: true,
            link: day(date),
          },
        ]
      : [],
  );
};
