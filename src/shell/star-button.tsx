import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { toggleStar, useStarred } from './starred';
import { usePage } from './use-page';

/** Stars or unstars the current page. */
export const StarButton = () => {
  const { path, label } = usePage();
  const isStarred = useStarred().some((page) => page.path === path);
  return (
    <ActionIcon
      aria-label="Star this page"
      data-hint={isStarred ? 'Remove from starred pages' : 'Add to starred pages'}
      aria-pressed={isStarred}
      onClick={() => toggleStar({ path, label })}
    >
      {isStarred ? (
        <IconStarFilled size={18} color="var(--mantine-color-warning-5)" aria-hidden />
      ) : (
        <IconStar size={18} stroke={1.6} aria-hidden />
      )}
    </ActionIcon>
  );
};
