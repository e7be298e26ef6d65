import { ActionIcon } from '@mantine/core';
import { IconLayoutGrid, IconTable, IconTableImport } from '@tabler/icons-react';
import type { ListState } from '@/components/data-table/use-list-search';
import type { Paging } from '@/lib/lists/list-search';

const modes = {
  gallery: { label: 'Gallery', Icon: IconLayoutGrid },
  sheet: { label: 'Edit as sheet', Icon: IconTable },
  import: { label: 'Import', Icon: IconTableImport },
};

interface ModeSwitchProps<Params extends object> {
  list: ListState<Params>;
  mode: NonNullable<Paging['mode']>;
}

/** Switches a list between its table and tiles with images, the sheet, whose cells are edited in place, or an import. */
export const ModeSwitch = <Params extends object>({ list, mode }: ModeSwitchProps<Params>) => {
  const { label, Icon } = modes[mode];
  const on = list.search.mode === mode;
  return (
    <ActionIcon
      aria-pressed={on}
      aria-label={label}
      data-hint={label}
      size={32}
      variant={on ? 'light' : 'subtle'}
      color={on ? 'primary' : 'gray'}
      onClick={() => list.set({ mode: on ? undefined : mode })}
    >
      <Icon size={18} />
    </ActionIcon>
  );
};
