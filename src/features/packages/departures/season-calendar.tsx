import { useRef, useState, type KeyboardEvent } from 'react';
import { Group, Text, useDirection } from '@mantine/core';
import type { PlainDate } from '@/lib/dates';
import { MonthPreview } from './month-preview';
import { dayBeside, monthsOf, type DayState, type PlannedDay } from './season';
import classes from './season.module.css';

interface SeasonCalendarProps {
  plan: readonly PlannedDay[];
  /** Switches a day off, or on again. */
  onToggle: (date: PlainDate) => void;
}

const meanings: Record<DayState, string> = {
  new: 'To create',
  off: 'Switched off',
  exists: 'Exists already',
  past: 'Past',
};

const mirrored: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A plan as months in which single days are switched off and on: one stop for Tab, arrow keys from day to day. */
export const SeasonCalendar = ({ plan, onToggle }: SeasonCalendarProps) => {
  const { dir } = useDirection();
  const months = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<PlainDate>();
  const states = new Map(plan.map(({ date, state }) => [date, state]));
  const days = plan.filter(({ state }) => state === 'new' || state === 'off').map(({ date }) => date);
  const tabStop = focused !== undefined && days.includes(focused) ? focused : days[0];

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
          Choose a day to leave it out, and again to take it back.
        </Text>
      )}
      <Group gap="4px md" mb="md" className={classes.legend} aria-hidden>
        {(Object.keys(meanings) as DayState[])
          .filter((state) => plan.some((day) => day.state === state))
          .map((state) => (
            <span key={state} className={classes.meaning}>
              <span className={classes.sample} data-state={state} />
              {meanings[state]}
            </span>
          ))}
      </Group>
      <div ref={months} className={classes.months} role="group" aria-label="Days of the season">
        {monthsOf(plan).map((month) => (
          <MonthPreview
            key={month}
            month={month}
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
