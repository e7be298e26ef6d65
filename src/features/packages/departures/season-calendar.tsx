import { type KeyboardEvent, useRef, useState } from 'react';
import { Text, useDirection } from '@mantine/core';
import { ShownDays } from '@/domain/nepal/days/shown-days';
import { useDays } from '@/domain/nepal/days/use-days';
import type { PlainDate } from '@/lib/dates/dates';
import { Legend } from './legend';
import { MonthPreview } from './month-preview';
import { dayBeside, type DayState, monthsOf, type PlannedDay } from './season';
import classes from './season.module.css';

interface SeasonCalendarProps {
  plan: readonly PlannedDay[];
  /** Excludes a day, or includes it again. */
  onToggle: (date: PlainDate) => void;
}

const meanings: Record<DayState, string> = {
  new: $localize`To create`,
  off: $localize`Left out`,
  exists: $localize`Exists already`,
  past: $localize`Past`,
};

const mirrored: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A plan as months in which days can be excluded, with a roving tabindex. */
export const SeasonCalendar = ({ plan, onToggle }: SeasonCalendarProps) => {
  const { dir } = useDirection();
  const months = useRef<HTMLDivElement>(null);
  const known = useDays();
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

  return (
    <>
      {days.length > 0 && (
        <Text size="sm" c="dimmed" mb="sm">
          {$localize`Choose a day to leave it out. Choose it again to include it.`}
        </Text>
      )}
      <Legend meanings={meanings} shown={new Set(plan.map(({ state }) => state))} />
      {first !== undefined && last !== undefined && (
        <ShownDays days={known} range={{ from: first, to: last }} withoutPasses />
      )}
      <div ref={months} className={classes.months} role="group" aria-label={$localize`Days of the season`}>
        {monthsOf(plan.map(({ date }) => date)).map((month) => (
          <MonthPreview
            key={month}
            month={month}
            known={known}
            states={states}
            tabStop={tabStop}
            onToggle={onToggle}
            onFocus={setFocused}
            onKeyDown={onKeyDown}
          />
        ))}
      </div>
    </>
  );
};
