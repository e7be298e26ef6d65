import { Skeleton } from '@mantine/core';
import type { ListRow } from '@/components/data-table/column';
import type { EditingLoader } from '@/components/edit-many/editing';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { loadChunk } from '@/lib/chunk';
import type { SheetTableProps } from './sheet-table';

interface SheetSlotProps<Row extends ListRow, Params extends object> extends Omit<
  SheetTableProps<Row, Params>,
  'editing'
> {
  editing: EditingLoader<Row>;
}

const loadWith =
  <Row,>(editing: EditingLoader<Row>) =>
  async () => {
    const [{ SheetTable }, loaded] = await Promise.all([loadChunk(() => import('./sheet-table')), editing()]);
    return { SheetTable, editing: loaded };
  };

/** The container of a sheet, whose chunk is loaded on demand. */
export const SheetSlot = <Row extends ListRow, Params extends object>(props: SheetSlotProps<Row, Params>) => {
  const chunk = useChunk(loadWith(props.editing));
  if (chunk.state === 'ready') return <chunk.module.SheetTable {...props} editing={chunk.module.editing} />;
  if (chunk.state === 'loading')
    return <Skeleton h={320} role="status" aria-label={`Loading the ${props.nouns}`} />;
  return <ChunkLost chunk={chunk}>The sheet could not be loaded.</ChunkLost>;
};
