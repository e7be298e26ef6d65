import {
  DndContext,
  KeyboardSensor,
  PointerSensor,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { DragEndEvent } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import type { OverlayProps } from './on-demand';
import { movePage, starred, STARRED_IN_NAVBAR, unstar, useStarred } from './starred';
import classes from './starred-panel.module.css';
import { StarredRow } from './starred-row';

/** All starred pages in their order, which is changed by dragging, by the keyboard or by the buttons of a row. */
export function StarredPanel({ onClose }: OverlayProps) {
  const pages = useStarred();
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const move = (from: number, to: number) => {
    const page = pages[from];
    if (!page || to < 0 || to >= pages.length) return;
    starred.set(movePage(pages, from, to));
    setAnnouncement(`${page.label} is now number ${to + 1} of ${pages.length}.`);
  };

  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const indexOf = (path: unknown) => pages.findIndex((page) => page.path === path);
    if (over && over.id !== active.id) move(indexOf(active.id), indexOf(over.id));
  };

  if (pages.length === 0) {
    return (
      <Text fz="sm" c="dimmed" p="xs">
        No starred pages yet. Open a page and press the star beside its name.
      </Text>
    );
  }

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={onDragEnd}>
      <SortableContext items={pages.map(({ path }) => path)} strategy={verticalListSortingStrategy}>
        <ol className={classes.list} aria-label="Starred pages">
          {pages.map((page, index) => (
            <StarredRow
              key={page.path}
              page={page}
              startsRest={index === STARRED_IN_NAVBAR}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < pages.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={() => unstar(page.path)}
              onOpen={onClose}
            />
          ))}
        </ol>
      </SortableContext>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </DndContext>
  );
}
