import { ActionIcon, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import { MoveButtons } from '@/components/sortable/move-buttons';
import { SortableItem, SortableList } from '@/components/sortable/sortable-list';
import { useAnnouncer } from '@/components/sortable/use-announcer';
import { formatCount } from '@/lib/formats/formats';
import { moved } from '@/lib/values/moved';
import { PageIcon } from './page-icon';
import { starred, STARRED_IN_NAVBAR, unstar, useStarred } from './starred';
import { starredLabel } from './starred-label';
import classes from './starred-panel.module.css';

/** All starred pages, sortable by dragging, by keyboard and by buttons. */
export const StarredPanel = ({ onClose }: { onClose: () => void }) => {
  const pages = useStarred().map((page) => ({ ...page, label: starredLabel(page) }));
  const [announcement, announce] = useAnnouncer();
  const move = (from: number, to: number) => {
    const page = pages[from];
    if (!page || to < 0 || to >= pages.length) return;
    starred.set([...moved(starred.get(), from, to)]);
    announce(
      $localize`${page.label}:label: is now number ${formatCount(to + 1)}:to: of ${formatCount(pages.length)}:pages:.`,
    );
  };

  if (pages.length === 0) {
    return (
      <Text fz="sm" c="dimmed" p="xs">
        {$localize`No starred pages yet. Open a page and press the star in the bar at the top.`}
      </Text>
    );
  }

  return (
    <div ref={focusAfterRemoval} className={classes.list}>
      <SortableList
        label={$localize`Starred pages`}
        keys={pages.map(({ path }) => path)}
        nameOf={(index) => pages[index]?.label ?? ''}
        onMove={(from, to) => starred.set([...moved(starred.get(), from, to)])}
        onStep={move}
      >
        {pages.map(({ path, label }, index) => (
          <SortableItem key={path} id={path} name={label} disabled={pages.length === 1}>
            {(handle) => (
              <div className={classes.row} data-rest={index === STARRED_IN_NAVBAR || undefined}>
                {handle}
                <Link to={path} className={`${classes.link} mantine-focus-auto`} onClick={onClose}>
                  <PageIcon path={path} size={16} />
                  <span dir="auto">{label}</span>
                </Link>
                <MoveButtons
                  name={label}
                  first={index === 0}
                  last={index === pages.length - 1}
                  onMove={(by) => move(index, index + by)}
                />
                <ActionIcon
                  size={28}
                  aria-label={$localize`Remove ${label}:label:`}
                  onClick={() => unstar(path)}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </div>
            )}
          </SortableItem>
        ))}
      </SortableList>
      {announcement}
    </div>
  );
};
