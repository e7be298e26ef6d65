import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import type { ListQuery, ListRow, RowActions } from '@/components/data-table/column';
import { Tools } from '@/components/data-table/tools-place';
import type { ListState } from '@/components/data-table/use-list-search';
import type { EditingLoader } from '@/components/edit-many/editing';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { loadChunk } from '@/lib/chunk';

interface ModeSlotProps<Row extends ListRow, Params extends object> {
  nouns: { one: string; other: string };
  list: ListState<Params>;
  query: ListQuery<Row>;
  actions: RowActions<Row>;
  editing: EditingLoader<Row>;
  tools: ReactNode;
}

const loadSheet =
  <Row,>(editing: EditingLoader<Row>) =>
  async () => {
    const [{ SheetTable }, loaded] = await Promise.all([
      loadChunk(() => import('@/components/sheet/sheet-table')),
      editing(),
    ]);
    return { SheetTable, editing: loaded };
  };

const loadImport =
  <Row,>(editing: EditingLoader<Row>) =>
  async () => {
    const [{ ImportScreen }, { importing }] = await Promise.all([
      loadChunk(() => import('@/components/import/import-screen')),
      editing(),
    ]);
    return { ImportScreen, importing };
  };

const Loading = ({ nouns }: { nouns: string }) => (
  <Skeleton h={320} role="status" aria-label={`Loading the ${nouns}`} />
);

/** A list as a sheet, whose chunk is loaded on demand. */
export const SheetSlot = <Row extends ListRow, Params extends object>(props: ModeSlotProps<Row, Params>) => {
  const { nouns, tools } = props;
  const chunk = useChunk(loadSheet(props.editing));
  if (chunk.state === 'loading') return <Loading nouns={nouns.other} />;
  if (chunk.state === 'failed') return <ChunkLost chunk={chunk}>The sheet could not be loaded.</ChunkLost>;
  const { SheetTable, editing } = chunk.module;
  return (
    <>
      <Tools>{tools}</Tools>
      <SheetTable {...props} nouns={nouns.other} editing={editing} />
    </>
  );
};

/** The import of new rows into a list, whose chunk is loaded on demand. */
export const ImportSlot = <Row extends ListRow, Params extends object>(props: ModeSlotProps<Row, Params>) => {
  const { nouns, list, tools } = props;
  const chunk = useChunk(loadImport(props.editing));
  if (chunk.state === 'loading') return <Loading nouns={nouns.other} />;
  if (chunk.state === 'failed') return <ChunkLost chunk={chunk}>The import could not be loaded.</ChunkLost>;
  const { ImportScreen, importing } = chunk.module;
  return (
    <>
      <Tools>{tools}</Tools>
      {importing && (
        <ImportScreen nouns={nouns} importing={importing} onDone={() => list.set({ mode: undefined })} />
      )}
    </>
  );
};
