import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconStar, IconStarFilled } from '@tabler/icons-react';
import { LinkIcon } from '@/components/links/link-button';
import { LazyPopover } from '@/components/overlays/lazy-popover';
import { loadChunk } from '@/lib/loading/chunk';
import classes from './navbar.module.css';
import { PageIcon } from './page-icon';
import { STARRED_IN_NAVBAR, toggleStar, useStarred } from './starred';
import { usePage } from './use-page';

const loadPanel = () => loadChunk(() => import('./starred-panel'));

/** The first starred pages as icons, the star of the current page, and the panel of all. */
export const StarredBar = () => {
  const { path, label } = usePage();
  const pages = useStarred();
  const shown = pages.slice(0, STARRED_IN_NAVBAR);
  const isStarred = pages.some((page) => page.path === path);
  return (
    <>
      <nav aria-label={$localize`Starred pages`} className={classes.favourites} hidden={shown.length === 0}>
        {shown.map((page) => (
          <LinkIcon
            key={page.path}
            to={page.path}
            activeOptions={{ exact: true }}
            aria-label={page.label}
            data-hint={page.label}
          >
            <PageIcon path={page.path} size={18} />
          </LinkIcon>
        ))}
      </nav>
      <ActionIcon
        aria-label={$localize`Star this page`}
        data-hint={isStarred ? $localize`Remove from starred pages` : $localize`Add to starred pages`}
        aria-pressed={isStarred}
        onClick={() => toggleStar({ path, label })}
      >
        {isStarred ? (
          <IconStarFilled size={18} color="var(--mantine-color-warning-5)" aria-hidden />
        ) : (
          <IconStar size={18} stroke={1.6} aria-hidden />
        )}
      </ActionIcon>
      <LazyPopover
        label={$localize`Starred pages`}
        width={320}
        load={loadPanel}
        panel={({ StarredPanel }, close) => <StarredPanel onClose={close} />}
      >
        {(props) => (
          <ActionIcon
            {...props}
            w={24}
            miw={24}
            aria-label={$localize`All starred pages`}
            data-hint={$localize`All starred pages`}
          >
            <IconChevronDown size={14} aria-hidden />
          </ActionIcon>
        )}
      </LazyPopover>
    </>
  );
};
