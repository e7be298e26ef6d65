import { ActionIcon, Button, Checkbox, Group, Popover, Text, Tooltip } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconColumns3,
  IconLayoutSidebarLeftExpand,
  IconLayoutSidebarRightExpand,
  type Icon,
} from '@tabler/icons-react';
import type { MRT_TableInstance } from 'mantine-react-table';
import type { ListRow } from './column';
import classes from './column-menu.module.css';

interface ColumnMenuProps<Row extends ListRow> {
  table: MRT_TableInstance<Row>;
}

interface ToolProps {
  label: string;
  icon: Icon;
  pressed?: boolean;
  /** The icon shows a side, which is the other one from right to left. */
  mirrored?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

const Tool = ({ label, icon: ToolIcon, pressed, mirrored, disabled = false, onClick }: ToolProps) => (
  <ActionIcon
    size={26}
    variant={pressed ? 'light' : 'subtle'}
    color={pressed ? 'primary' : 'gray'}
    aria-label={label}
    aria-pressed={pressed}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    <ToolIcon size={16} className={mirrored ? 'mantine-rotate-rtl' : undefined} />
  </ActionIcon>
);

/** Which columns a list shows, in which order, and which of them stay in view. */
export const ColumnMenu = <Row extends ListRow>({ table }: ColumnMenuProps<Row>) => {
  const columns = table
    .getState()
    .columnOrder.flatMap((id) => table.getAllLeafColumns().filter((column) => column.id === id));
  const move = (from: number, to: number) => {
    const keys = columns.map(({ id }) => id);
    table.setColumnOrder(keys.toSpliced(from, 1).toSpliced(to, 0, ...keys.slice(from, from + 1)));
  };
  const reset = () => {
    table.setColumnVisibility({});
    table.setColumnOrder([]);
    table.setColumnPinning({});
    table.setColumnSizing({});
  };

  return (
    <Popover position="bottom-end" trapFocus>
      <Popover.Target>
        <Tooltip label="Columns">
          <ActionIcon aria-label="Columns" size="sm">
            <IconColumns3 size={18} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p="xs" aria-label="Columns">
        <Group justify="space-between" mb={4}>
          <Text size="sm" fw={600}>
            Columns
          </Text>
          <Button size="compact-xs" variant="subtle" onClick={reset}>
            Reset
          </Button>
        </Group>
        <ul className={classes.columns}>
          {columns.map((column, index) => {
            const name = column.columnDef.header;
            const pinned = column.getIsPinned();
            return (
              <li key={column.id} className={classes.column}>
                <Checkbox
                  size="xs"
                  className={classes.name}
                  label={name}
                  checked={column.getIsVisible()}
                  disabled={!column.getCanHide()}
                  onChange={column.getToggleVisibilityHandler()}
                />
                <Tool
                  label={`Move ${name} up`}
                  icon={IconArrowUp}
                  disabled={index === 0}
                  onClick={() => {
                    move(index, index - 1);
                  }}
                />
                <Tool
                  label={`Move ${name} down`}
                  icon={IconArrowDown}
                  disabled={index === columns.length - 1}
                  onClick={() => {
                    move(index, index + 1);
                  }}
                />
                <Tool
                  label={`Pin ${name} at the start`}
                  icon={IconLayoutSidebarLeftExpand}
                  mirrored
                  pressed={pinned === 'left'}
                  onClick={() => {
                    column.pin(pinned === 'left' ? false : 'left');
                  }}
                />
                <Tool
                  label={`Pin ${name} at the end`}
                  icon={IconLayoutSidebarRightExpand}
                  mirrored
                  pressed={pinned === 'right'}
                  onClick={() => {
                    column.pin(pinned === 'right' ? false : 'right');
                  }}
                />
              </li>
            );
          })}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
};
