import type { ReactNode } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { MoveButtons } from '@/components/sortable/move-buttons';
import classes from '@/components/sortable/sortable.module.css';
import { SortableItem } from '@/components/sortable/sortable-list';

interface SortableCardProps {
  id: string;
  /** For the buttons' labels: "day 3". */
  name: string;
  index: number;
  count: number;
  /** Shown beside the handle. */
  head: ReactNode;
  disabled?: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  children?: ReactNode;
}

/** A row of a `SortableList` as a card, with buttons to move and remove it. */
export const SortableCard = ({ id, name, index, count, disabled = false, ...card }: SortableCardProps) => (
  <SortableItem id={id} name={name} disabled={disabled || count < 2}>
    {(handle) => (
      <div className={classes.card}>
        <div className={classes.cardHead}>
          {count > 1 && handle}
          <div className={classes.cardTitle}>{card.head}</div>
          {count > 1 && (
            <MoveButtons
              name={name}
              first={index === 0}
              last={index === count - 1}
              disabled={disabled}
              onMove={card.onMove}
            />
          )}
          <ActionIcon
            title={$localize`Remove`}
            size={28}
            aria-label={$localize`Remove ${name}:name:`}
            disabled={disabled}
            onClick={card.onRemove}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </div>
        {card.children}
      </div>
    )}
  </SortableItem>
);
