import type { Ref } from 'react';
import { Alert, Button, Group, Paper, Text, TextInput, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { SortableList } from '@/components/sortable/sortable-list';
import { sameDays } from '@/features/packages/itinerary/plan';
import { formatCount } from '@/lib/formats/formats';
import { readNumber } from '@/lib/numbers/read-number';
import { plural } from '@/lib/text/plural';
import { Choice } from './choice';
import { DayCard } from './day-card';
import card from './day-card.module.css';
import { DoubtNote, type OpenDoubt } from './doubt-note';
import { type DaysWay, type Edited, listNames } from './edited-text';
import { ListCard } from './list-card';
import { fieldKey } from './segments';
import type { DayEdits } from './use-day-edits';
import type { VendorText } from './use-vendor-text';
import classes from './vendor-text.module.css';

interface PlacingBarProps {
  edited: Edited;
  /** The number of days that the package has. */
  count: number;
  disabled: boolean;
  onChange: (change: Partial<Edited>) => void;
}

/** Asks how the days of the text meet those of the package. */
const PlacingBar = ({ edited: { way, first }, count, disabled, onChange }: PlacingBarProps) => {
  const ways: { value: DaysWay; label: string }[] = [
    { value: 'replace', label: $localize`Replace what differs` },
    { value: 'append', label: $localize`Add after day ${formatCount(count)}:count:` },
  ];
  return (
    <div className={classes.placing}>
      <Choice
        label={$localize`Days of the text`}
        options={ways}
        value={way}
        disabled={disabled}
        onChange={(chosen) => onChange({ way: chosen })}
      />
      {way === 'replace' && (
        <TextInput
          label={$localize`From day`}
          classNames={{ root: classes.first, wrapper: classes.firstNumber }}
          size="xs"
          inputMode="numeric"
          value={first}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const typed = readNumber(currentTarget.value, { decimals: 0 });
            const day = typed.kind === 'number' ? typed.value : 1;
            onChange({ first: Math.min(Math.max(day, 1), count + 1) });
          }}
        />
      )}
    </div>
  );
};

interface DaysPaneProps {
  ref: Ref<HTMLDivElement>;
  vendor: VendorText;
  edited: Edited;
  doubts: readonly OpenDoubt[];
  pointed: string | undefined;
  checks: boolean;
  edits: DayEdits;
  onPoint: (field: string | undefined) => void;
  /** Adds words that belong to no day to the description of the day above them. */
  onAdopt: (doubt: OpenDoubt) => (() => void) | undefined;
}

const Staying = ({ vendor: { placed, saved } }: Pick<DaysPaneProps, 'vendor'>) =>
  placed.staying.length > 0 && (
    <details className={classes.existing}>
      <summary>
        {placed.staying.length === saved.length
          ? plural(saved.length, {
              one: $localize`The day of the package stays`,
              other: $localize`All # days of the package stay`,
            })
          : plural(placed.staying.length, {
              one: $localize`# day of the package stays as it is`,
              other: $localize`# days of the package stay as they are`,
            })}
      </summary>
      <ul>
        {placed.staying.map(({ day, number }) => (
          <li key={day.id}>
            {$localize`Day ${formatCount(number)}:number:: `}
            <bdi>{day.title}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );

/** The days and lists that were read, to be corrected and placed among those of the package. */
export const DaysPane = (props: DaysPaneProps) => {
  const { ref, vendor, edited, doubts, pointed, checks, edits, onPoint, onAdopt } = props;
  const { placed, saved, run, correct, unreadable, daysUnreadable } = vendor;
  const disabled = run.running;
  const { days } = edited;
  const isBack = run.undo.results.length > 0;
  const { results } = isBack ? run.undo : run.run;
  const outside = doubts.filter(({ doubt }) => doubt.day === undefined);
  const byDay = Map.groupBy(doubts, ({ doubt }) => doubt.day);
  const ownPart = (key: string) => (pointed?.startsWith(fieldKey(key, '')) ? pointed : undefined);

  return (
    <div ref={ref} className={classes.days}>
      {daysUnreadable && (
        <Alert
          color="warning"
          role="status"
          title={$localize`The days of the package could not be read, so nothing can be saved here`}
        />
      )}
      {outside.length > 0 && (
        <Paper withBorder className={card.outside} role="group" aria-label={$localize`Not read`}>
          <Title order={2} size="h5">
            {$localize`Not read`}
          </Title>
          {outside.map((open) => {
            const adopt = onAdopt(open);
            return (
              <DoubtNote key={open.index} open={open} disabled={disabled} onCheck={edits.check}>
                {adopt && (
                  <Button size="compact-xs" variant="subtle" disabled={disabled} onClick={adopt}>
                    {$localize`Add to the day above`}
                  </Button>
                )}
              </DoubtNote>
            );
          })}
        </Paper>
      )}
      <Group gap="xs" justify="space-between">
        <Title order={2} size="h5">
          {plural(days.length, { one: $localize`# day`, other: $localize`# days` })}
        </Title>
        {saved.length > 0 && days.length > 0 && (
          <PlacingBar
            edited={edited}
            count={saved.length}
            disabled={disabled}
            onChange={(change) => correct({ ...edited, ...change })}
          />
        )}
      </Group>
      {days.length === 0 && (
        <Alert color="warning" role="status" title={$localize`No days were found`}>
          {$localize`A day begins with its number or date at the start of a line, such as “Day 1”, “दिन १” or “12 March”. Change the text, or add the days by hand.`}
        </Alert>
      )}
      {edited.way === 'append' && <Staying vendor={vendor} />}
      <SortableList
        keys={days.map(({ key }) => key)}
        nameOf={(index) => days[index]?.texts.title ?? ''}
        place="day"
        onMove={edits.move}
        {...(!disabled && { onStep: edits.move })}
      >
        {days.map((day, index) => {
          const placement = placed.placements[index];
          return (
            placement && (
              <DayCard
                key={day.key}
                day={day}
                index={index}
                count={days.length}
                placement={placement}
                result={results.findLast(
                  ({ step: { call }, state }) =>
                    call &&
                    call.kind !== 'delete' &&
                    call.at === placement.at &&
                    state !== 'skipped' &&
                    // After corrections another day may have its place.
                    (isBack || sameDays([call.texts], [placement.texts])),
                )}
                doubts={day.from.flatMap((index) => byDay.get(index) ?? [])}
                pointed={ownPart(day.key)}
                checks={checks}
                disabled={disabled}
                edits={edits}
                onPoint={onPoint}
              />
            )
          );
        })}
      </SortableList>
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} />}
          disabled={disabled}
          onClick={() => edits.insert(days.length)}
        >
          {$localize`Add day`}
        </Button>
      </Group>
      {edited.way === 'replace' && <Staying vendor={vendor} />}
      {unreadable.length > 0 && (
        <Alert
          color="warning"
          role="status"
          title={$localize`The package’s lists could not be read, so none is changed`}
        />
      )}
      {unreadable.length === 0 &&
        listNames.map(
          (name) =>
            edited[name].items.length > 0 && (
              <ListCard
                key={name}
                name={name}
                list={edited[name]}
                html={vendor.lists[name]}
                pointed={
                  edited[name].items.some(({ key }) => fieldKey(key) === pointed) ? pointed : undefined
                }
                disabled={disabled}
                edits={edits}
                onPoint={onPoint}
              />
            ),
        )}
      {listNames.every((name) => edited[name].items.length === 0) && (
        <Text size="xs" c="dimmed">
          {$localize`No list of inclusions or exclusions was found.`}
        </Text>
      )}
    </div>
  );
};
