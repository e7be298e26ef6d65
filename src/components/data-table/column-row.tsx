import { useState } from 'react';
import { ActionIcon, Button, Checkbox, Text } from '@mantine/core';
import { type Icon, IconDots, IconMinus, IconPlus } from '@tabler/icons-react';
import type { MRT_Column } from 'mantine-react-table';
import { useNarrow } from '@/components/hooks/use-narrow';
import { MoveButtons } from '@/components/sortable/move-buttons';
import { SortableItem } from '@/components/sortable/sortable-list';
import type { ListRow } from './column';
import classes from './column-menu.module.css';

interface ToolProps {
  label: string;
  icon: Icon;
  onClick: () => void;
}

const Tool = ({ label, icon: ToolIcon, onClick }: ToolProps) => (
  <ActionIcon size={28} aria-label={label} title={label} onClick={onClick}>
    <ToolIcon size={16} />
  </ActionIcon>
);

interface PinProps<Row extends ListRow> {
  column: MRT_Column<Row>;
  side: 'left' | 'right';
  text: string;
}

const Pin = <Row extends ListRow>({ column, side, text }: PinProps<Row>) => {
  const pinned = column.getIsPinned() === side;
  return (
    <Button
      size="compact-xs"
      variant={pinned ? 'light' : 'subtle'}
      color={pinned ? 'primary' : 'gray'}
      aria-label={`${text}: ${column.columnDef.header}`}
      aria-pressed={pinned}
      onClick={() => column.pin(pinned ? false : side)}
    >
      {text}
    </Button>
  );
};

interface ColumnRowProps<Row extends ListRow> {
  column: MRT_Column<Row>;
  first: boolean;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onResize: (by: 1 | -1) => void;
}

/** One column of the menu; rarely used controls are collapsed. Cards have no widths and no pinned columns. */
export const ColumnRow = <Row extends ListRow>(props: ColumnRowProps<Row>) => {
  const { column, first, last, onMove, onResize } = props;
  const [opened, setOpened] = useState(false);
  const narrow = useNarrow();
  const name = column.columnDef.header;
  const moveButtons = <MoveButtons name={name} first={first} last={last} onMove={onMove} />;
  return (
    <SortableItem id={column.id} name={name} disabled={false}>
      {(handle) => (
        <>
          <div className={classes.column}>
            {handle}
            <Checkbox
              size="xs"
              className={classes.name}
              label={name}
              checked={column.getIsVisible()}
              disabled={!column.getCanHide()}
              onChange={column.getToggleVisibilityHandler()}
            />
            {narrow ? (
              moveButtons
            ) : (
              <>
                <Pin column={column} side="left" text={$localize`Pin`} />
                <ActionIcon
                  size={28}
                  aria-label={$localize`More for ${name}:name:`}
                  aria-expanded={opened}
                  onClick={() => setOpened(!opened)}
                >
                  <IconDots size={16} />
                </ActionIcon>
              </>
            )}
          </div>
          {opened && !narrow && (
            <div className={classes.more}>
              {moveButtons}
              <Text size="xs" c="dimmed" ms="xs">
                {$localize`Width`}
              </Text>
              <Tool
                label={$localize`Make ${name}:name: narrower`}
                icon={IconMinus}
                onClick={() => onResize(-1)}
              />
              <Tool label={$localize`Make ${name}:name: wider`} icon={IconPlus} onClick={() => onResize(1)} />
              <Pin column={column} side="right" text={$localize`Pin at the end`} />
            </div>
          )}
        </>
      )}
    </SortableItem>
  );
};
