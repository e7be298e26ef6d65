import { Select } from '@mantine/core';
import { DateField } from '@/components/inputs/date-field';
import { NumberInput } from '@/components/inputs/number-input';
import { WeekdaysField } from '@/domain/departures/weekdays-field';
import classes from './season.module.css';
import type { SeasonDraft } from './season-draft';

interface PatternFieldsProps {
  draft: SeasonDraft;
  onChange: (changes: Partial<SeasonDraft>) => void;
}

export const PatternFields = ({ draft, onChange }: PatternFieldsProps) => (
  <>
    <DateField label="First day" required value={draft.from} onChange={(from) => onChange({ from })} />
    <DateField
      label="Last day"
      required
      value={draft.to}
      error={
        draft.from && draft.to && draft.to < draft.from ? 'The last day is before the first.' : undefined
      }
      onChange={(to) => onChange({ to })}
    />
    <Select
      label="Repeat"
      allowDeselect={false}
      data={[
        { value: 'weekdays', label: 'On chosen days' },
        { value: 'interval', label: 'Every … days' },
      ]}
      value={draft.repeat}
      onChange={(repeat) => {
        if (repeat) onChange({ repeat });
      }}
    />
    {draft.repeat === 'interval' ? (
      <NumberInput
        label="Days from one to the next"
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
