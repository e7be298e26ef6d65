import { ActionIcon } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import type { ListState } from '@/components/data-table/use-list-search';

/** Switches a list between table and sheet, whose cells are edited in place. */
export const SheetSwitch = <Params extends object>({ list }: { list: ListState<Params> }) => {
  const on = list.search.mode === 'sheet';
  return (
    <ActionIcon
      aria-pressed={on}
      aria-label="Edit as sheet"
      data-hint="Edit as sheet"
      size={32}
      variant={on ? 'light' : 'subtle'}
      color={on ? 'primary' : 'gray'}
      onClick={() => list.set({ mode: on ? undefined : 'sheet' })}
    >
      <IconTable size={18} />
    </ActionIcon>
  );
};
