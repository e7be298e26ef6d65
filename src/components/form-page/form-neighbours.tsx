import { Group } from '@mantine/core';
import { useFrom } from '@/components/links/from';
import { NeighbourArrows } from '@/components/records/neighbour-arrows';
import { useNeighbours } from '@/components/records/use-neighbours';
import type { RecordScreen } from './resource-form';

/** Links to the forms of the previous and next record in the list that it was opened from, if it was. */
export const FormNeighbours = ({ noun, record }: { noun: string; record: RecordScreen }) => {
  const links = useNeighbours(useFrom(record.id), { ...record, noun });
  return (
    links && (
      <Group gap={6} wrap="nowrap">
        <NeighbourArrows {...links} />
      </Group>
    )
  );
};
