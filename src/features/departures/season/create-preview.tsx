import { ScrollArea, Table, Text } from '@mantine/core';
import { DayName, DayText } from '@/components/day-text';
import type { Package } from '@/generated/model';
import { plural } from '@/lib/plural';
import { nameless } from '@/lib/record-name';
import type { PlannedDeparture, PlannedState } from './plan';

interface CreatePreviewProps {
  plan: readonly PlannedDeparture[];
  packages: readonly Package[];
}

const shownAtMost = 100;

const states: Record<PlannedState, string> = {
  new: 'Is created',
  exists: 'Skipped: exists already',
  week: 'Skipped: the week has one',
  past: 'Skipped: past',
};

/** What a package is called. */
export const nameIn = (packages: readonly Package[], id: number): string =>
  packages.find((one) => one.id === id)?.name ?? nameless(id);

const signs: Record<PlannedState, string> = { new: '✓', exists: '–', week: '–', past: '–' };

/** What each week has now, and what it gets. */
export const CreatePreview = ({ plan, packages }: CreatePreviewProps) => (
  <ScrollArea.Autosize mah="38vh" viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': 'Preview' }}>
    <Table stickyHeader verticalSpacing={6} aria-label="Preview">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Package</Table.Th>
          <Table.Th scope="col">Now</Table.Th>
          <Table.Th scope="col">After</Table.Th>
          <Table.Th scope="col">Result</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {plan.slice(0, shownAtMost).map(({ packageId, date, now, state }) => (
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
        ))}
      </Table.Tbody>
    </Table>
    {plan.length > shownAtMost && (
      <Text size="sm" c="dimmed" p="xs">
        {plural(plan.length - shownAtMost, { one: 'and # more', other: 'and # more' })}
      </Text>
    )}
  </ScrollArea.Autosize>
);
