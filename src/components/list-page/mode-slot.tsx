import type { ReactNode } from 'react';
import { Skeleton } from '@mantine/core';
import type { ListQuery, ListRow, RowActions } from '@/components/data-table/column';
import { Tools } from '@/components/data-table/tools-place';
import type { ListState } from '@/components/data-table/use-list-search';
import type { EditingLoader } from '@/components/edit-many/editing';
import { ImportSlot } from '@/components/import/import-slot';
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

const SheetSlot = <Row extends ListRow, Params extends object>(props: ModeSlotProps<Row, Params>) => {
  const nouns = props.nouns.other;
  const chunk = useChunk(loadSheet(props.editing));
  if (chunk.state === 'loading')
    return <Skeleton h={320} role="status" aria-label={`Loading the ${nouns}`} />;
  if (chunk.state === 'failed') return <ChunkLost chunk={chunk}>The sheet could not be loaded.</ChunkLost>;
  const { SheetTable, editing } = chunk.module;
  return <SheetTable {...props} nouns={nouns} editing={editing} />;
};

/** A list as a sheet, or the import of new rows into it; the chunks are loaded on demand. */
export const ModeSlot = <Row extends ListRow, Params extends object>(props: ModeSlotProps<Row, Params>) => {
  const { nouns, list, editing, tools } = props;
  return (
    <>
      <Tools>{tools}</Tools>
      {list.search.mode === 'sheet' ? (
        <SheetSlot {...props} />
      ) : (
        <ImportSlot
          nouns={nouns}
          level={2}
          back="Back to the list"
          load={async () => (await editing()).importing}
          onDone={() => list.set({ mode: undefined })}
        />
      )}
    </>
  );
};
