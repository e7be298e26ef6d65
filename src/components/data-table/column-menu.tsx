import { ActionIcon } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { MRT_TableInstance } from 'mantine-react-table';
import { LazyPopover } from '@/components/overlays/lazy-popover';
import { loadChunk } from '@/lib/loading/chunk';
import type { ListRow } from './column';

interface ColumnMenuProps<Row extends ListRow> {
  table: MRT_TableInstance<Row>;
}

const loadPanel = () => loadChunk(() => import('./column-panel'));

/** Which columns a list shows, in which order, and which are pinned. */
export const ColumnMenu = <Row extends ListRow>({ table }: ColumnMenuProps<Row>) => (
  <LazyPopover
    label={$localize`Columns`}
    load={loadPanel}
    panel={({ ColumnPanel }) => <ColumnPanel table={table} />}
  >
    {(props) => (
      <ActionIcon {...props} size={32} aria-label={$localize`Columns`} data-hint={$localize`Columns`}>
        <IconColumns3 size={18} />
      </ActionIcon>
    )}
  </LazyPopover>
);
