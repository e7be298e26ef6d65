import { Text } from '@mantine/core';
import { focusAfterRemoval } from '@/components/keys/focus-after-removal';
import { SortableList } from '@/components/sortable/sortable-list';
import { useAnnouncer } from '@/components/sortable/use-announcer';
import { moved } from '@/lib/values/moved';
import { starred, STARRED_IN_NAVBAR, unstar, useStarred } from './starred';
import classes from './starred-panel.module.css';
import { StarredRow } from './starred-row';

/** All starred pages, sortable by dragging, by keyboard and by buttons. */
export const StarredPanel = ({ onClose }: { onClose: () => void }) => {
  const pages = useStarred();
  const [announcement, announce] = useAnnouncer();
  const move = (from: number, to: number) => {
    const page = pages[from];
    if (!page || to < 0 || to >= pages.length) return;
    starred.set([...moved(pages, from, to)]);
    announce(`${page.label} is now number ${to + 1} of ${pages.length}.`);
  };

  if (pages.length === 0) {
    return (
      <Text fz="sm" c="dimmed" p="xs">
        No starred pages yet. Open a page and press the star in the bar at the top.
      </Text>
    );
  }

  return (
    <div ref={focusAfterRemoval} className={classes.list}>
      <SortableList
        label="Starred pages"
        keys={pages.map(({ path }) => path)}
        nameOf={(index) => pages[index]?.label ?? ''}
        onMove={(from, to) => starred.set([...moved(pages, from, to)])}
        onStep={move}
      >
        {pages.map((page, index) => (
          <StarredRow
            key={page.path}
            page={page}
            startsRest={index === STARRED_IN_NAVBAR}
            first={index === 0}
            last={index === pages.length - 1}
            onMove={(by) => move(index, index + by)}
            onRemove={() => unstar(page.path)}
            onOpen={onClose}
          />
        ))}
      </SortableList>
      {announcement}
    </div>
  );
};
