import type { ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type Modifier,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import classes from './images.module.css';

interface SortableRow {
  key: string;
  /** How announcements and the handle call it. */
  name: string;
}

interface SortableRowsProps {
  rows: SortableRow[];
  disabled: boolean;
  onMove: (from: number, to: number) => void;
  /** Draws the row at an index; it places the handle. */
  children: (index: number, handle: ReactNode) => ReactNode;
}

const vertical: Modifier = ({ transform }) => ({ ...transform, x: 0 });

interface SortableItemProps {
  row: SortableRow;
  disabled: boolean;
  children: (handle: ReactNode) => ReactNode;
}

const SortableItem = ({ row, disabled, children }: SortableItemProps) => {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: row.key, disabled });
  const handle = (
    <ActionIcon
      ref={setActivatorNodeRef}
      size={28}
      className={classes.handle}
      {...attributes}
      {...listeners}
      aria-label={`Drag ${row.name}`}
      disabled={disabled}
    >
      <IconGripVertical size={16} />
    </ActionIcon>
  );
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
};

/** A list whose rows are moved by dragging a handle, with a pointer or with Space and the arrow keys. */
export const SortableRows = ({ rows, disabled, onMove, children }: SortableRowsProps) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = (id: unknown) => rows.findIndex((row) => row.key === id);
  const nameAt = (id: unknown) => rows[place(id)]?.name ?? 'The picture';
  const announcements: Announcements = {
    onDragStart: ({ active }) => `Picked up ${nameAt(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameAt(active.id)} is at place ${place(over.id) + 1} of ${rows.length}.` : undefined,
    onDragEnd: ({ active, over }) =>
      `${nameAt(active.id)} was dropped at place ${place((over ?? active).id) + 1} of ${rows.length}.`,
    onDragCancel: ({ active }) => `${nameAt(active.id)} is back where it was.`,
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertical]}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: 'Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.',
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(place(active.id), place(over.id));
      }}
    >
      <SortableContext items={rows.map((row) => row.key)} strategy={verticalListSortingStrategy}>
        <ol className={classes.list}>
          {rows.map((row, index) => (
            <SortableItem key={row.key} row={row} disabled={disabled}>
              {(handle) => children(index, handle)}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};
