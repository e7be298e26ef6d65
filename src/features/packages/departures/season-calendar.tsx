import { type KeyboardEvent, useRef, useState } from 'react';
import { Text, UnstyledButton, useDirection, VisuallyHidden } from '@mantine/core';
import { BothDays } from '@/components/inputs/both-days';
import { dayInWords } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import { dayStates, type PlannedDeparture } from '@/domain/departures/season';
import { bsOf } from '@/lib/dates/bikram-sambat';
import type { PlainDate } from '@/lib/dates/dates';
import { dayBeside, monthsOf } from './calendar-days';
import { CalendarMonths } from './calendar-months';
import classes from './season.module.css';

interface SeasonCalendarProps {
  plan: readonly PlannedDeparture[];
  /** Excludes a day, or includes it again. */
  onToggle: (date: PlainDate) => void;
}

const mirrored: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A plan as months in which days can be excluded, with a roving tabindex; Bikram Sambat dates are small. */
export const SeasonCalendar = ({ plan, onToggle }: SeasonCalendarProps) => {
  const { dir } = useDirection();
  const { calendar } = useDisplay();
  const months = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<PlainDate>();
  const states = new Map(plan.map(({ date, state }) => [date, state]));
  const days = plan.filter(({ state }) => state === 'new' || state === 'off').map(({ date }) => date);
  const tabStop = focused !== undefined && days.includes(focused) ? focused : days[0];
  const [first, last] = [plan[0]?.date, plan.at(-1)?.date];

  const onKeyDown = (event: KeyboardEvent) => {
    const key = dir === 'rtl' ? (mirrored[event.key] ?? event.key) : event.key;
    const next = tabStop && dayBeside(days, tabStop, key);
    if (next === undefined) return;
    event.preventDefault();
    months.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  };

  const dayOn = (date: PlainDate) => {
    const state = states.get(date);
    const name = <BothDays date={date} />;
    if (state === 'new' || state === 'off')
      return (
        <UnstyledButton
          className={classes.day}
          data-date={date}
          tabIndex={date === tabStop ? 0 : -1}
          aria-label={dayInWords(date, calendar)}
          aria-pressed={state === 'new'}
          onClick={() => onToggle(date)}
          onFocus={() => setFocused(date)}
          onKeyDown={onKeyDown}
        >
          {name}
        </UnstyledButton>
      );
    return (
      <>
        {name}
        {state && (
          <VisuallyHidden>
            {state === 'past'
              ? $localize` past, skipped, ${bsOf(date) ?? ''}:bs:`
              : $localize` exists already, skipped, ${bsOf(date) ?? ''}:bs:`}
          </VisuallyHidden>
        )}
      </>
    );
  };

  return (
    <>
      {days.length > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {$localize`Choose a day to leave it out. Choose it again to include it.`}
        </Text>
      )}
      <div ref={months} role="group" aria-label={$localize`Days of the season`}>
        <CalendarMonths
          months={monthsOf([...states.keys()])}
          states={states}
          meanings={dayStates}
          range={first === undefined || last === undefined ? undefined : { from: first, to: last }}
        >
          {dayOn}
        </CalendarMonths>
      </div>
    </>
  );
};
