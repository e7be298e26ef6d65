import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { PageIcon } from './page-icon';
import type { StarredPage } from './starred';
import classes from './starred-panel.module.css';

interface StarredRowProps {
  page: StarredPage;
  /** The first page that the navbar has no room for. */
  startsRest: boolean;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: () => void;
  onOpen: () => void;
}

export function StarredRow({ page, startsRest, onUp, onDown, onRemove, onOpen }: StarredRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: page.path,
    });
  return (
    <li
      ref={setNodeRef}
      className={classes.row}
      data-dragging={isDragging || undefined}
      data-rest={startsRest || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <ActionIcon
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        aria-label={`Drag ${page.label}`}
        size={24}
        className={classes.handle}
      >
        <IconGripVertical size={14} aria-hidden />
      </ActionIcon>
      <Link to={page.path} className={`${classes.link} mantine-focus-auto`} onClick={onOpen}>
        <PageIcon path={page.path} size={16} />
        <span dir="auto">{page.label}</span>
      </Link>
      <ActionIcon size={24} aria-label={`Move ${page.label} up`} disabled={!onUp} onClick={onUp}>
        <IconArrowUp size={14} aria-hidden />
      </ActionIcon>
      <ActionIcon size={24} aria-label={`Move ${page.label} down`} disabled={!onDown} onClick={onDown}>
        <IconArrowDown size={14} aria-hidden />
      </ActionIcon>
      <ActionIcon size={24} aria-label={`Remove ${page.label}`} onClick={onRemove}>
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </li>
  );
}
