import { useRef, useState } from 'react';
import { Text } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { dayName, otherDayName } from '@/components/text/day-in-words';
import { leadsWithBs, useDisplay } from '@/components/text/display';
import { bsMonthsOf, bsOf } from '@/lib/dates/bikram-sambat';
import {
  formatPlainDate,
  monthNames,
  type PlainDate,
  shortMonthNames,
  shortWeekdayOf,
  todayInNepal,
} from '@/lib/dates/dates';
import { inDigits } from '@/lib/formats/formats';
import { BothDays } from './both-days';

interface DateCalendarProps {
  value: PlainDate | undefined;
  min?: PlainDate;
  max?: PlainDate;
  onChoose: (day: PlainDate) => void;
}

const yearOf = (day: PlainDate) => inDigits(day.slice(0, 4));

const longMonth = (day: PlainDate) => `${monthNames[Number(day.slice(5, 7)) - 1] ?? ''} ${yearOf(day)}`;

/** The calendar of a date field, with the Bikram Sambat day in each cell; lazy-loaded. */
export const DateCalendar = ({ value, min, max, onChoose }: DateCalendarProps) => {
  const today = todayInNepal();
  const [month, setMonth] = useState<PlainDate>(value ?? min ?? today);
  const { calendar } = useDisplay();
  const frame = useRef<HTMLDivElement>(null);
  // The pressed control was disabled: the focus moves to the days, months or years.
  const keepFocus = () =>
    setTimeout(() => {
      if (!frame.current?.querySelector(':focus:enabled'))
        frame.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
    });
  // The accessible name must start with the visible text.
  const inWords = (day: PlainDate) =>
    leadsWithBs(calendar) && bsOf(day) !== undefined
      ? { 'aria-label': dayName(day, calendar), title: formatPlainDate(day) }
      : {
          'aria-label': inDigits(`${Number(day.slice(8))} ${longMonth(day)}`),
          title: otherDayName(day, calendar),
        };
  const bs = calendar === 'ad' ? undefined : bsMonthsOf(month);
  const [name, other] =
    leadsWithBs(calendar) && bs !== undefined ? [bs, longMonth(month)] : [longMonth(month), bs];
  return (
    <>
      <DatePicker
        ref={frame}
        value={value ?? null}
        date={month}
        onDateChange={(day) => {
          setMonth(day);
          keepFocus();
        }}
        minDate={min}
        maxDate={max}
        onChange={(day) => day && onChoose(day)}
        getDayProps={(day) => ({
          'data-autofocus': day === value || undefined,
          // The calendar's own today is the browser's day, not Nepal's.
          'data-today': day === today || undefined,
          highlightToday: day === today,
          ...inWords(day),
        })}
        renderDay={(day) => <BothDays date={day} />}
        monthLabelFormat={() => name}
        yearLabelFormat={yearOf}
        decadeLabelFormat={(from, to) => `${yearOf(from)} – ${yearOf(to)}`}
        monthsListFormat={(day) => shortMonthNames[Number(day.slice(5, 7)) - 1]}
        yearsListFormat={yearOf}
        weekdayFormat={(day) => shortWeekdayOf(day)}
        firstDayOfWeek={0}
        weekendDays={[]}
        hideOutsideDates
        ariaLabels={{
          previousMonth: $localize`Previous month`,
          nextMonth: $localize`Next month`,
          previousYear: $localize`Previous year`,
          nextYear: $localize`Next year`,
          previousDecade: $localize`Previous decade`,
          nextDecade: $localize`Next decade`,
        }}
      />
      {calendar !== 'ad' && (
        <Text size="xs" c="dimmed" ta="center" mt="xs" aria-live="polite">
          <bdi>{other ?? $localize`Bikram Sambat is not available for this month`}</bdi>
        </Text>
      )}
    </>
  );
};
