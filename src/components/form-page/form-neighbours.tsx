import { useEffect, useState } from 'react';
import { Group } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { listAt, type ListBehind } from '@/components/list-behind';
import { NeighbourArrows, waysInList } from '@/components/neighbour-arrows';
import { useNeighbours } from '@/components/use-neighbours';
import { placeAt } from '@/lib/history-places';
import type { RecordScreen } from './resource-form';

interface FormNeighboursProps {
  noun: string;
  record: RecordScreen;
}

/** The list at `path`, if it lies behind this screen; after a reload it has to be loaded first. */
const useListBehind = (path: string) => {
  const router = useRouter();
  const [list, setList] = useState(() => listAt(path));
  useEffect(() => {
    const behind = placeAt(router.state.location.state.__TSR_index - 1);
    if (list || behind?.pathname !== path) return;
    // A failure costs the way through the list, nothing else.
    router.preloadRoute({ to: path, search: behind.search as never }).then(
      () => setList(listAt(path)),
      () => undefined,
    );
  }, [router, list, path]);
  return list;
};

/** The way to the forms of the records beside this one in the list that it was opened from, if it was. */
export const FormNeighbours = ({ noun, record }: FormNeighboursProps) => {
  const list = useListBehind(record.list);
  return list && <InList noun={noun} record={record} list={list} />;
};

interface InListProps extends FormNeighboursProps {
  list: ListBehind<{ id: number }, object>;
}

const InList = ({ noun, record, list }: InListProps) => {
  const neighbours = useNeighbours(list, record.id);
  return (
    neighbours && (
      <Group gap={6} wrap="nowrap">
        <NeighbourArrows {...waysInList(noun, neighbours, record.screen)} />
      </Group>
    )
  );
};
