import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react';
import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import { useLatest } from '@/components/hooks/use-latest';
import { useStable } from '@/components/hooks/use-stable';
import { RowButton } from '@/components/links/row-button';
import { formatCount } from '@/lib/formats/formats';
import { sameItems } from '@/lib/values/same-values';
import classes from './sortable.module.css';

const steps: Partial<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };
const writable = 'input, textarea, select, [contenteditable="true"]';

/** Moves the focused row by Alt and an arrow key, unless it is being dragged or edited. */
const useStepKeys = (
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  onStep: ((from: number, to: number) => void) | undefined,
) => {
  const latest = useLatest({ keys, onStep });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { keys: rows, onStep: step } = latest.current;
      const by = event.altKey ? steps[event.key] : undefined;
      if (!step || by === undefined || !(event.target instanceof Element) || event.target.closest(writable))
        return;
      const row = event.target.closest<HTMLElement>('[data-key]');
      const from = rows.findIndex((key) => key === row?.dataset.key);
      if (from < 0 || row?.dataset.dragging !== undefined) return;
      event.preventDefault();
      if (from + by >= 0 && from + by < rows.length) step(from, from + by);
    };
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [list, latest]);
};

/** Where a row is, by what its position is called. */
const places = {
  place: {
    over: (name: string, at: string, count: string) =>
      $localize`${name}:name: is at place ${at}:at: of ${count}:count:.`,
    dropped: (name: string, at: string, count: string) =>
      $localize`${name}:name: was dropped at place ${at}:at: of ${count}:count:.`,
  },
  day: {
    over: (name: string, at: string, count: string) =>
      $localize`${name}:name: is at day ${at}:at: of ${count}:count:.`,
    dropped: (name: string, at: string, count: string) =>
      $localize`${name}:name: was dropped at day ${at}:at: of ${count}:count:.`,
  },
  column: {
    over: (name: string, at: string, count: string) =>
      $localize`${name}:name: is at column ${at}:at: of ${count}:count:.`,
    dropped: (name: string, at: string, count: string) =>
      $localize`${name}:name: was dropped at column ${at}:at: of ${count}:count:.`,
  },
};

interface SortableListProps {
  /** The accessible name of the list, if nothing else labels it. */
  label?: string;
  /** The keys of the rows, in order. */
  keys: readonly string[];
  /** The name of the row at an index in announcements. */
  nameOf: (index: number) => string;
  onMove: (from: number, to: number) => void;
  /** Moves a row by Alt and an arrow key, from any focus in the row; announces the move itself. */
  onStep?: (from: number, to: number) => void;
  /** What a position is called: "at day 3 of 9". */
  place?: keyof typeof places;
  /** A `SortableItem` for each key. */
  children: ReactNode;
}

const vertical: Modifier = ({ transform }) => ({ ...transform, x: 0 });

// A constant, since a new object would re-render every row.
const modifiers = [vertical];
const pointer = { activationConstraint: { distance: 4 } };
const keyboard = { coordinateGetter: sortableKeyboardCoordinates };

const byKeyboard = $localize`Press Space to pick up, the arrow keys to move, Space to drop, Escape to cancel.`;
const byStep = $localize`Alt and an arrow key move it at once.`;

interface SortableItemProps {
  id: string;
  name: string;
  disabled: boolean;
  /** Renders the row, including the handle. */
  children: (handle: ReactNode) => ReactNode;
}

/** One row of a `SortableList`. */
export const SortableItem = ({ id, name, disabled, children }: SortableItemProps) => {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled, attributes: { roleDescription: $localize`sortable` } });
  const handle = (
    <RowButton
      ref={setActivatorNodeRef}
      className={classes.handle}
      {...attributes}
      {...listeners}
      aria-label={$localize`Drag ${name}:name:`}
      disabled={disabled}
    >
      <IconGripVertical size={16} aria-hidden />
    </RowButton>
  );
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-key={id}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(handle)}
    </li>
  );
};

/** A list whose rows are moved by a drag handle, with a pointer or with Space and the arrow keys. */
export const SortableList = ({
  label,
  keys,
  nameOf,
  onMove,
  onStep,
  place: called = 'place',
  children,
}: SortableListProps) => {
  const sensors = useSensors(useSensor(PointerSensor, pointer), useSensor(KeyboardSensor, keyboard));
  const list = useRef<HTMLOListElement>(null);
  const latest = useLatest({ keys, nameOf });
  useStepKeys(list, keys, onStep);
  const stepped = onStep !== undefined;
  // Stable, since another list object or other announcements would re-render every row.
  const items = useStable([...keys], sameItems);
  const accessibility = useMemo(() => {
    const place = (id: unknown) => latest.current.keys.findIndex((key) => key === id);
    const nameAt = (id: unknown) => latest.current.nameOf(place(id));
    const count = () => latest.current.keys.length;
    const announcements: Announcements = {
      onDragStart: ({ active }) => $localize`Picked up ${nameAt(active.id)}:nameAt:.`,
      onDragOver: ({ active, over }) =>
        over
          ? places[called].over(nameAt(active.id), formatCount(place(over.id) + 1), formatCount(count()))
          : undefined,
      onDragEnd: ({ active, over }) =>
        places[called].dropped(
          nameAt(active.id),
          formatCount(place((over ?? active).id) + 1),
          formatCount(count()),
        ),
      onDragCancel: ({ active }) => $localize`${nameAt(active.id)}:nameAt: is back where it was.`,
    };
    const draggable = stepped ? `${byKeyboard} ${byStep}` : byKeyboard;
    return { announcements, screenReaderInstructions: { draggable } };
  }, [latest, called, stepped]);
  const place = (id: unknown) => keys.findIndex((key) => key === id);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={modifiers}
      accessibility={accessibility}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(place(active.id), place(over.id));
      }}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={classes.list} aria-label={label}>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  );
};
