import { Alert, Button, Select, Text } from '@mantine/core';
import { FormSection } from '@/components/form-page/form-section';
import { DateField } from '@/components/inputs/date-field';
import { NumberInput } from '@/components/inputs/number-input';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { Segments } from '@/components/screen/segments';
import { DimmedText } from '@/components/text/dimmed-text';
import { planDepartures, summaryOf } from '@/domain/departures/season';
import { OfferFields, WeekdaysField } from '@/domain/departures/season-fields';
import type { Season } from '@/domain/departures/use-season';
import type { PlainDate } from '@/lib/dates/dates';
import { PasteFields } from './paste-fields';
import classes from './season.module.css';
import { SeasonCalendar } from './season-calendar';
import { type DatesInput, pastedDatesOf, patternDates } from './season-dates';

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
