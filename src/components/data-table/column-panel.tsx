import { Button, Group, Text } from '@mantine/core';
import type { MRT_TableInstance } from 'mantine-react-table';
import { SortableList } from '@/components/sortable/sortable-list';
import { useAnnouncer } from '@/components/sortable/use-announcer';
import { formatCount } from '@/lib/formats/formats';
import { moved } from '@/lib/values/moved';
import type { ListRow } from './column';
import classes from './column-menu.module.css';
import { ColumnRow } from './column-row';

interface ColumnPanelProps<Row extends ListRow> {
  table: MRT_TableInstance<Row>;
}

const widthStep = 24;
const leastWidth = 56;

/** The columns of a list in order; all can be hidden, moved, pinned and resized without dragging. */
export const ColumnPanel = <Row extends ListRow>({ table }: ColumnPanelProps<Row>) => {
  const [announcement, announce] = useAnnouncer();
  const columns = table
    .getState()
    .columnOrder.flatMap((id) => table.getAllLeafColumns().filter((column) => column.id === id));
  const keys = columns.map(({ id }) => id);
  const nameOf = (index: number) => columns[index]?.columnDef.header ?? '';
  const move = (from: number, to: number) => table.setColumnOrder([...moved(keys, from, to)]);
  const step = (from: number, to: number) => {
    move(from, to);
    announce(
      $localize`${nameOf(from)}:from: is now column ${formatCount(to + 1)}:to: of ${formatCount(columns.length)}:columns:.`,
    );
  };
  const reset = () => {
    table.setColumnVisibility({});
    table.setColumnOrder([]);
    table.setColumnPinning({});
    table.setColumnSizing({});
  };

  return (
    <>
      <Group justify="space-between" mb={4} className={classes.head}>
        <Text size="sm" fw={600}>
          {$localize`Columns`}
        </Text>
        <Button size="compact-xs" variant="subtle" onClick={reset}>
          {$localize`Reset`}
        </Button>
      </Group>
      <div className={classes.columns}>
        <SortableList keys={keys} nameOf={nameOf} onMove={move} onStep={step} place="column">
          {columns.map((column, index) => (
            <ColumnRow
              key={column.id}
              column={column}
              first={index === 0}
              last={index === columns.length - 1}
              onMove={(by) => step(index, index + by)}
              onResize={(by) => {
                const width = Math.max(leastWidth, column.getSize() + by * widthStep);
                table.setColumnSizing((widths) => ({ ...widths, [column.id]: width }));
                announce($localize`${nameOf(index)}:index: is ${formatCount(width)}:width: pixels wide.`);
              }}
            />
          ))}
        </SortableList>
      </div>
      {announcement}
    </>
  );
};
