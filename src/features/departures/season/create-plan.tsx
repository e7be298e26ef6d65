import { useMemo } from 'react';
import { Alert, Checkbox, Group, SimpleGrid, Stack, Table, Text } from '@mantine/core';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { DayName, DayText } from '@/components/text/day-text';
import { PreviewTable } from '@/components/text/preview-table';
import { useManyDepartures } from '@/domain/departures/many-departures';
import { dayStates, summaryOf } from '@/domain/departures/season';
import { OfferFields, WeekdaysField } from '@/domain/departures/season-fields';
import type { Season } from '@/domain/departures/use-season';
import { ReadingBar } from '@/features/departures/reading-bar';
import type { Package } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { sundayBefore } from '@/lib/dates/weeks';
import { unnamedReference } from '@/lib/records/record-name';
import { startsIn } from './bars';
import { planWeeks, type WeeksInput } from './plan';
import type { ChosenWeeks } from './selection';

interface CreatePlanProps {
  season: Season<WeeksInput>;
  selection: ChosenWeeks;
  packages: readonly Package[];
  today: PlainDate;
  onCancel: () => void;
}

/** What will be created, and what each week has now: packages that were not in view are read first. */
export const CreatePlan = ({ season, selection, packages, today, onCancel }: CreatePlanProps) => {
  const { input, change } = season;
  const ids = useMemo(() => [...selection.keys()], [selection]);
  const reading = useManyDepartures(ids);
  const { known, open } = reading;
  const { weekdays, onlyEmpty } = input;
  const plan = useMemo(
    () => planWeeks(selection, known, { weekdays, onlyEmpty }, today),
    [selection, known, weekdays, onlyEmpty, today],
  );
  const { fresh, words, confirm, refusal } = summaryOf(plan);
  const disabled = fresh.length === 0 || refusal !== undefined || open > 0;
  const nameOf = (id: number) => packages.find((one) => one.id === id)?.name ?? unnamedReference(id);

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled) season.create(fresh, nameOf);
      }}
    >
      <Stack>
        <WeekdaysField season={season} />
        <Checkbox
          label={$localize`Only in weeks that have no departure yet`}
          checked={onlyEmpty}
          onChange={({ currentTarget }) => change({ onlyEmpty: currentTarget.checked })}
        />
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
          <OfferFields season={season} />
        </SimpleGrid>
        <ReadingBar reading={reading} total={ids.length} failure={$localize`Nothing is created there.`} />
        <PreviewTable
          heads={[$localize`Package`, $localize`Now`, $localize`After`, $localize`Result`]}
          rows={plan}
          maxHeight="38vh"
        >
          {({ packageId, date, state }) => {
            const now = startsIn(known.get(packageId) ?? [], sundayBefore(date));
            return (
              <Table.Tr key={`${packageId} ${date}`} c={state === 'new' ? undefined : 'dimmed'}>
                <Table.Td>
                  <bdi>{nameOf(packageId)}</bdi>
                </Table.Td>
                <Table.Td>
                  {now.length === 0 && '–'}
                  {now.map(({ departure_date: day }) => (
                    <div key={day}>
                      <DayName date={day} />
                    </div>
                  ))}
                </Table.Td>
                <Table.Td>
                  <DayText date={date} weekday />
                </Table.Td>
                <Table.Td>
                  <span aria-hidden>{state === 'new' ? '✓ ' : '– '}</span>
                  {dayStates[state]}
                </Table.Td>
              </Table.Tr>
            );
          }}
        </PreviewTable>
        {refusal !== undefined && <Alert color="danger">{refusal}</Alert>}
        <Group justify="space-between">
          <Text size="sm" c="dimmed" aria-live="polite">
            {open === 0 && words}
          </Text>
          <DialogButtons confirm={confirm} disabled={disabled} onCancel={onCancel} />
        </Group>
      </Stack>
    </form>
  );
};
