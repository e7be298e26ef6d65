import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { MoveButtons } from '@/components/sortable/move-buttons';
import { SortableItem } from '@/components/sortable/sortable-list';
import { PageIcon } from './page-icon';
import type { StarredPage } from './starred';
import classes from './starred-panel.module.css';

interface StarredRowProps {
  page: StarredPage;
  /** The first page that does not fit into the navbar. */
  startsRest: boolean;
  first: boolean;
  last: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onOpen: () => void;
}

export const StarredRow = ({ page, startsRest, first, last, onMove, onRemove, onOpen }: StarredRowProps) => (
  <SortableItem id={page.path} name={page.label} disabled={first && last}>
    {(handle) => (
      <div className={classes.row} data-rest={startsRest || undefined}>
        {handle}
        <Link to={page.path} className={`${classes.link} mantine-focus-auto`} onClick={onOpen}>
          <PageIcon path={page.path} size={16} />
          <span dir="auto">{page.label}</span>
        </Link>
        <MoveButtons name={page.label} first={first} last={last} onMove={onMove} />
        <ActionIcon size={28} aria-label={`Remove ${page.label}`} onClick={onRemove}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
    )}
  </SortableItem>
);
