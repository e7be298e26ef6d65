import type { ComponentType } from 'react';
import { Skeleton } from '@mantine/core';
import type { Column, ListRow, PageOptions } from '@/components/data-table/column';
import type { EditingLoader } from '@/components/edit-many/editing';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import type { SheetTableProps } from '@/components/sheet/sheet-table';
import type { Paging } from '@/lib/lists/list-search';
import { loadChunk } from '@/lib/loading/chunk';

/** The modes that load a screen of their own. */
export type Mode = Exclude<NonNullable<Paging['mode']>, 'gallery' | 'map'>;

interface ModeSlotProps<Row extends ListRow, Params extends object> extends Omit<
  SheetTableProps<Row, Params>,
  'editing'
> {
  mode: Mode;
  /** The query options of one page, for the records that an import may repeat. */
  page: PageOptions<Params, Row>;
  /** The columns of the list, which an import compares with. */
  columns: readonly Column<Row>[];
  editing: EditingLoader<Row>;
}

type Screen<Row extends ListRow, Params extends object> = ComponentType<
  SheetTableProps<Row, Params> & Pick<ModeSlotProps<Row, Params>, 'page' | 'columns'>
>;

const load = async <Row extends ListRow, Params extends object>(mode: Mode): Promise<Screen<Row, Params>> =>
  mode === 'sheet'
    ? (await loadChunk(() => import('@/components/sheet/sheet-table'))).SheetTable
    : (await loadChunk(() => import('@/components/import/import-mode'))).ImportMode;

const lost = {
  sheet: $localize`The sheet could not be loaded.`,
  import: $localize`The import could not be loaded.`,
};

const loadWith =
  <Row extends ListRow, Params extends object>(mode: Mode, editing: EditingLoader<Row>) =>
  async () => {
    const [Screen, loaded] = await Promise.all([load<Row, Params>(mode), editing()]);
    return { Screen, editing: loaded };
  };

/** The container of a list's sheet or import, whose chunk is loaded on demand; its `key` is the mode. */
export const ModeSlot = <Row extends ListRow, Params extends object>(props: ModeSlotProps<Row, Params>) => {
  const { mode, nouns, editing } = props;
  const chunk = useChunk(loadWith<Row, Params>(mode, editing));
  if (chunk.state === 'ready') return <chunk.module.Screen {...props} editing={chunk.module.editing} />;
  if (chunk.state === 'loading')
    return <Skeleton h={320} role="status" aria-label={$localize`Loading the ${nouns.other}:nouns:`} />;
  return <ChunkLost chunk={chunk}>{lost[mode]}</ChunkLost>;
};
