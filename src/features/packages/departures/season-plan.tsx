import { type KeyboardEvent, useRef, useState } from 'react';
import { Alert, Button, Select, Text, UnstyledButton, useDirection, VisuallyHidden } from '@mantine/core';
import { FormSection } from '@/components/form-page/form-section';
import { BothDays } from '@/components/inputs/both-days';
import { DateField } from '@/components/inputs/date-field';
import { NumberInput } from '@/components/inputs/number-input';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { Segments } from '@/components/screen/segments';
import { dayInWords } from '@/components/text/day-in-words';
import { DimmedText } from '@/components/text/dimmed-text';
import { useDisplay } from '@/components/text/display';
import { dayStates, planDepartures, type PlannedDeparture, summaryOf } from '@/domain/departures/season';
import { OfferFields, WeekdaysField } from '@/domain/departures/season-fields';
import type { Season } from '@/domain/departures/use-season';
import { bsOf } from '@/lib/dates/bikram-sambat';
import type { PlainDate } from '@/lib/dates/dates';
import { dayBeside, monthsOf } from './calendar-days';
import { CalendarMonths } from './calendar-months';
import { PasteFields } from './paste-fields';
import classes from './season.module.css';
import { type DatesInput, pastedDatesOf, patternDates } from './season-dates';

interface SeasonCalendarProps {
  plan: readonly PlannedDeparture[];
  /** Excludes a day, or includes it again. */
  onToggle: (date: PlainDate) => void;
}

const mirrored: Partial<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** A plan as months in which days can be excluded, with a roving tabindex; Bikram Sambat dates are small. */
const SeasonCalendar = ({ plan, onToggle }: SeasonCalendarProps) => {
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

interface PatternFieldsProps {
  season: Season<DatesInput>;
}

const PatternFields = ({ season, season: { input, change } }: PatternFieldsProps) => (
  <>
    <DateField
      label={$localize`First day`}
      data-path="from"
      required
      value={input.from}
      onChange={(from) => change({ from })}
    />
    <DateField
      label={$localize`Last day`}
      required
      value={input.to}
      error={
        input.from && input.to && input.to < input.from
          ? $localize`The last day is before the first.`
          : undefined
      }
      onChange={(to) => change({ to })}
    />
    <Select
      label={$localize`Repeat`}
      allowDeselect={false}
      data={[
        { value: 'weekdays', label: $localize`On chosen days` },
        { value: 'interval', label: $localize`Every … days` },
      ]}
      value={input.repeat}
      onChange={(repeat) => {
        if (repeat) change({ repeat });
      }}
    />
    {input.repeat === 'interval' ? (
      <NumberInput
        label={$localize`Days from one to the next`}
        min={1}
        max={366}
        decimals={0}
        value={input.days}
        onChange={(days) => change({ days })}
      />
    ) : (
      <div className={classes.wide}>
        <WeekdaysField season={season} />
      </div>
    )}
  </>
);

interface SeasonPlanProps {
  packageId: number;
  season: Season<DatesInput>;
  /** The dates with a departure; undefined while loading. */
  existing: ReadonlySet<PlainDate> | undefined;
  /** The first date that is not past. */
  today: PlainDate;
}

const nothing: ReadonlySet<PlainDate> = new Set();

/** The form of a season, with its preview in a calendar. */
export const SeasonPlan = ({ packageId, season, existing, today }: SeasonPlanProps) => {
  const { input, change } = season;
  const { source, off } = input;
  const dates = source === 'paste' ? pastedDatesOf(input).dates : patternDates(input);
  const plan = planDepartures(packageId, dates, {
    existing: existing ?? nothing,
    today,
    skipped: (date) => (off.includes(date) ? 'off' : undefined),
  });
  const { fresh, words, confirm, refusal } = summaryOf(plan, plan.length);

  const create = () => season.create(fresh);
  const disabled = fresh.length === 0 || refusal !== undefined || !existing;
  useSaveKeys(disabled ? undefined : create);

  const toggle = (date: PlainDate) =>
    change({ off: off.includes(date) ? off.filter((day) => day !== date) : [...off, date] });

  return (
    <>
      <FormSection title={$localize`Dates`}>
        <Segments
          label={$localize`Where the dates come from`}
          choices={[
            { value: 'pattern', label: $localize`By a pattern` },
            { value: 'paste', label: $localize`From a spreadsheet` },
          ]}
          value={source}
          onChange={(chosen) => change({ source: chosen })}
        />
        {source === 'pattern' ? <PatternFields season={season} /> : <PasteFields season={season} />}
      </FormSection>
      <FormSection
        title={$localize`Offer`}
        description={$localize`The same for every departure of the season.`}
      >
        <OfferFields season={season} />
      </FormSection>
      <FormSection title={$localize`Preview`}>
        <div className={classes.wide}>
          {refusal !== undefined ? (
            <Alert color="danger">{refusal}</Alert>
          ) : plan.length > 0 ? (
            <SeasonCalendar plan={plan} onToggle={toggle} />
          ) : (
            <DimmedText>{$localize`The days of the season appear here.`}</DimmedText>
          )}
        </div>
      </FormSection>
      <div className={classes.bar}>
        <Text size="sm" role="status">
          {words}
        </Text>
        <Button disabled={disabled} onClick={create}>
          {confirm}
        </Button>
      </div>
    </>
  );
};
