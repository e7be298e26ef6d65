import { Alert, Group, List, Text, Textarea } from '@mantine/core';
import { DayChoices } from '@/components/inputs/day-choices';
import latin from '@/components/inputs/latin-text.module.css';
import { usePasteLimit } from '@/components/inputs/paste-limit';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import { Segments } from '@/components/screen/segments';
import type { Season } from '@/domain/departures/use-season';
import { formatPlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { orderOf, type PastedRow, withDate } from './pasted-dates';
import classes from './season.module.css';
import { type DatesInput, pastedDatesOf } from './season-dates';

/** The most rows listed one by one. */
const LISTED = 50;

const cell = ({ row, text }: PastedRow) => $localize`Row ${formatCount(row)}:row:, “${text}:text:”`;

interface ChoiceProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

const Choice = <Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) => (
  <div>
    <Text size="sm" fw={500} mb={4} aria-hidden>
      {label}
    </Text>
    <Segments
      label={label}
      choices={(Object.keys(options) as Value[]).map((key) => ({ value: key, label: options[key] }))}
      value={value}
      onChange={onChange}
    />
  </div>
);

interface RowsProps {
  rows: readonly PastedRow[];
  title: string;
  color?: 'warning';
}

/** Rows about which there is something to know, if there are any. */
const Rows = ({ rows, ...alert }: RowsProps) =>
  rows.length > 0 && (
    <Alert mt="sm" {...alert}>
      {rows.map(cell).join('; ')}
    </Alert>
  );

export const PasteFields = ({ season: { input, change } }: { season: Season<DatesInput> }) => {
  const { unreadable, repeated, ranges, orderMatters } = pastedDatesOf(input);
  const [refusal, limit] = usePasteLimit();
  const listed = unreadable.slice(0, LISTED);
  return (
    <div ref={focusAfterRemoval} className={classes.wide}>
      <Textarea
        label={$localize`Dates`}
        data-autofocus
        description={$localize`Paste a column. Gregorian as 2027-03-18, 18/03/2027 or 18 Mar 2027; Bikram Sambat as 2083-12-04 BS, २०८३-१२-०४ or 4 Chaitra 2083.`}
        classNames={latin}
        error={refusal}
        {...limit}
        autosize
        minRows={6}
        maxRows={16}
        value={input.pasted}
        onChange={({ currentTarget }) => change({ pasted: currentTarget.value })}
      />
      <Group mt="sm" gap="lg">
        <Choice
          label={$localize`Dates without a calendar are`}
          options={{ AD: $localize`Gregorian`, BS: $localize`Bikram Sambat` }}
          value={input.unmarked}
          onChange={(unmarked) => change({ unmarked })}
        />
        {orderMatters && (
          <Choice
            label={$localize`Dates like 03/04/2027`}
            options={{ day: $localize`Day first`, month: $localize`Month first` }}
            value={input.order ?? orderOf(input.pasted)}
            onChange={(order) => change({ order })}
          />
        )}
      </Group>
      {unreadable.length > 0 && (
        <Alert
          mt="sm"
          color="danger"
          title={plural(unreadable.length, {
            one: $localize`One row cannot be read`,
            other: $localize`# rows cannot be read`,
          })}
        >
          <List size="sm">
            {listed.map((row) => (
              <List.Item key={row.row}>
                {`${cell(row)}: ${row.reason}`}
                <DayChoices
                  label={$localize`${cell(row)}:cell:: which day?`}
                  choices={row.choices}
                  onChoose={(day) => change({ pasted: withDate(input.pasted, row, formatPlainDate(day)) })}
                />
              </List.Item>
            ))}
            {unreadable.length > LISTED && (
              <List.Item>
                {plural(unreadable.length - LISTED, {
                  one: $localize`And one row more`,
                  other: $localize`And # rows more`,
                })}
              </List.Item>
            )}
          </List>
        </Alert>
      )}
      <Rows
        rows={ranges}
        title={plural(ranges.length, {
          one: $localize`The first day of one range is taken`,
          other: $localize`The first days of # ranges are taken`,
        })}
      />
      <Rows
        rows={repeated}
        color="warning"
        title={plural(repeated.length, {
          one: $localize`One row repeats a day and is skipped`,
          other: $localize`# rows repeat a day and are skipped`,
        })}
      />
    </div>
  );
};
