import { useState } from 'react';
import { ActionIcon, Loader, Popover, Tooltip } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import type { MRT_TableInstance } from 'mantine-react-table';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import type { ListRow } from './column';

interface ColumnMenuProps<Row extends ListRow> {
  table: MRT_TableInstance<Row>;
}

/** Which columns a list shows, in which order, and which of them stay in view; loaded when it is first opened. */
export const ColumnMenu = <Row extends ListRow>({ table }: ColumnMenuProps<Row>) => {
  const [wanted, setWanted] = useState(false);
  const chunk = useChunk(() => import('./column-panel'), wanted);
  return (
    <Popover position="bottom-end" trapFocus={chunk.state !== 'loading'} onOpen={() => setWanted(true)}>
      <Popover.Target>
        <Tooltip label="Columns">
          <ActionIcon aria-label="Columns" size={32}>
            <IconColumns3 size={18} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label="Columns">
        {chunk.state === 'loading' && <Loader size="sm" />}
        {chunk.state === 'failed' && <ChunkLost chunk={chunk}>The columns could not be loaded.</ChunkLost>}
        {chunk.state === 'ready' && <chunk.module.ColumnPanel table={table} />}
      </Popover.Dropdown>
    </Popover>
  );
};
