import { ActionIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ListState } from '@/components/data-table/use-list-search';
import type { Paging } from '@/lib/lists/list-search';

interface ModeSwitchProps<Params extends object> {
  list: ListState<Params>;
  mode: NonNullable<Paging['mode']>;
  /** The name of the mode. */
  label: string;
  icon: Icon;
}

/** Switches a list between its table and tiles with images, a map, the sheet, whose cells are edited in place, or an import. */
export const ModeSwitch = <Params extends object>({
  list,
  mode,
  label,
  icon: Icon,
}: ModeSwitchProps<Params>) => {
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
