import { Table } from '@mantine/core';
import { DayName, DayText } from '@/components/text/day-text';
import { PreviewTable } from '@/components/text/preview-table';
import type { Package } from '@/generated/model';
import { unnamedReference } from '@/lib/records/record-name';
import type { PlannedDeparture, PlannedState } from './plan';

interface CreatePreviewProps {
  plan: readonly PlannedDeparture[];
  packages: readonly Package[];
}

const states: Record<PlannedState, string> = {
  new: $localize`Is created`,
  exists: $localize`Skipped: exists already`,
  week: $localize`Skipped: the week has one`,
  past: $localize`Skipped: past`,
};

/** The name of a package. */
export const nameIn = (packages: readonly Package[], id: number): string =>
  packages.find((one) => one.id === id)?.name ?? unnamedReference(id);

const signs: Record<PlannedState, string> = { new: '✓', exists: '–', week: '–', past: '–' };

/** What each week has now, and what is added. */
export const CreatePreview = ({ plan, packages }: CreatePreviewProps) => (
  <PreviewTable
    heads={[$localize`Package`, $localize`Now`, $localize`After`, $localize`Result`]}
    rows={plan}
    maxHeight="38vh"
  >
    {({ packageId, date, now, state }) => (
      <Table.Tr key={`${packageId} ${date}`} c={state === 'new' ? undefined : 'dimmed'}>
        <Table.Td>
          <bdi>{nameIn(packages, packageId)}</bdi>
        </Table.Td>
        <Table.Td>
          {now.length === 0 && '–'}
          {now.map((day) => (
            <div key={day}>
              <DayName date={day} />
            </div>
          ))}
        </Table.Td>
        <Table.Td>
          <DayText date={date} weekday />
        </Table.Td>
        <Table.Td>
          <span aria-hidden>{signs[state]} </span>
          {states[state]}
        </Table.Td>
      </Table.Tr>
    )}
  </PreviewTable>
);
