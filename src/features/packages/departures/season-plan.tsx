import { useState } from 'react';
import { Alert, Button, SegmentedControl, Select, Text } from '@mantine/core';
import { FormSection } from '@/components/form-page/form-section';
import { DateField } from '@/components/inputs/date-field';
import { NumberInput } from '@/components/inputs/number-input';
import { useSaveKeys } from '@/components/keys/use-save-keys';
import { DimmedText } from '@/components/text/dimmed-text';
import { departureBody } from '@/domain/departures/departures';
import { OfferFields } from '@/domain/departures/offer-fields';
import { WeekdaysField } from '@/domain/departures/weekdays-field';
import { CreateDepartureBody } from '@/generated/zod/departures/departures';
import type { PlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { validationErrors } from '@/lib/values/validation';
import { PasteFields } from './paste-fields';
import { newDays, planInWords, SEASON_LIMIT } from './season';
import classes from './season.module.css';
import { SeasonCalendar } from './season-calendar';
import { planOf, type SeasonDraft } from './season-draft';

interface PatternFieldsProps {
  draft: SeasonDraft;
  onChange: (changes: Partial<SeasonDraft>) => void;
}

const PatternFields = ({ draft, onChange }: PatternFieldsProps) => (
  <>
    <DateField
      label={$localize`First day`}
      data-path="from"
      required
      value={draft.from}
      onChange={(from) => onChange({ from })}
    />
    <DateField
      label={$localize`Last day`}
      required
      value={draft.to}
      error={
        draft.from && draft.to && draft.to < draft.from
          ? $localize`The last day is before the first.`
          : undefined
      }
      onChange={(to) => onChange({ to })}
    />
    <Select
      label={$localize`Repeat`}
      allowDeselect={false}
      data={[
        { value: 'weekdays', label: $localize`On chosen days` },
        { value: 'interval', label: $localize`Every … days` },
      ]}
      value={draft.repeat}
      onChange={(repeat) => {
        if (repeat) onChange({ repeat });
      }}
    />
    {draft.repeat === 'interval' ? (
      <NumberInput
        label={$localize`Days from one to the next`}
        min={1}
        max={366}
        decimals={0}
        value={draft.days}
        onChange={(days) => onChange({ days })}
      />
    ) : (
      <WeekdaysField
        className={classes.wide}
        value={draft.weekdays}
        onChange={(chosen) => onChange({ weekdays: chosen })}
      />
    )}
  </>
);

interface SeasonPlanProps {
  draft: SeasonDraft;
  /** The dates with a departure; undefined while loading. */
  existing: ReadonlySet<PlainDate> | undefined;
  /** The first date that is not past. */
  today: PlainDate;
  onChange: (changes: Partial<SeasonDraft>) => void;
  onCreate: (dates: PlainDate[]) => void;
}

const nothing: ReadonlySet<PlainDate> = new Set();

/** The form of a season, with its preview in a calendar. */
export const SeasonPlan = ({ draft, existing, today, onChange, onCreate }: SeasonPlanProps) => {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const plan = planOf(draft, existing ?? nothing, today);
  const fresh = newDays(plan);
  const tooMany = plan.length > SEASON_LIMIT;

  const create = () => {
    const found = validationErrors(CreateDepartureBody, departureBody(fresh[0] ?? '', draft.offer));
    setErrors(found);
    if (Object.keys(found).length === 0) onCreate(fresh);
  };

  const disabled = fresh.length === 0 || tooMany || !existing;
  useSaveKeys(disabled ? undefined : create);

  const toggle = (date: PlainDate) => {
    const { off } = draft;
    onChange({ off: off.includes(date) ? off.filter((day) => day !== date) : [...off, date] });
  };

  return (
    <>
      <FormSection title={$localize`Dates`}>
        <SegmentedControl
          className={classes.wide}
          aria-label={$localize`Where the dates come from`}
          data={[
            { value: 'pattern', label: $localize`By a pattern` },
            { value: 'paste', label: $localize`From a spreadsheet` },
          ]}
          value={draft.source}
          onChange={(source) => onChange({ source: source })}
        />
        {draft.source === 'pattern' ? (
          <PatternFields draft={draft} onChange={onChange} />
        ) : (
          <PasteFields draft={draft} onChange={onChange} />
        )}
      </FormSection>
      <FormSection
        title={$localize`Offer`}
        description={$localize`The same for every departure of the season.`}
      >
        <OfferFields
          offer={draft.offer}
          errors={errors}
          onChange={(offer) => onChange({ offer: { ...draft.offer, ...offer } })}
        />
      </FormSection>
      <FormSection title={$localize`Preview`}>
        <div className={classes.wide}>
          {tooMany ? (
            <Alert color="danger">{$localize`A season can have up to ${formatCount(SEASON_LIMIT)}:seasonlimit: departures. Shorten the span.`}</Alert>
          ) : plan.length > 0 ? (
            <SeasonCalendar plan={plan} onToggle={toggle} />
          ) : (
            <DimmedText>{$localize`The days of the season appear here.`}</DimmedText>
          )}
        </div>
      </FormSection>
      <div className={classes.bar}>
        <Text size="sm" role="status">
          {planInWords(plan)}
        </Text>
        <Button disabled={disabled} onClick={create}>
          {fresh.length === 0
            ? $localize`Create departures`
            : plural(fresh.length, {
                one: $localize`Create # departure`,
                other: $localize`Create # departures`,
              })}
        </Button>
      </div>
    </>
  );
};
