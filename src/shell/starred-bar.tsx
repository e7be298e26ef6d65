import { useEffect } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconStar, IconStarFilled } from '@tabler/icons-react';
import { LinkIcon } from '@/components/links/link-button';
import { LazyPopover } from '@/components/overlays/lazy-popover';
import { useCurrentTitle } from '@/components/screen/screen-title';
import { loadChunk } from '@/lib/loading/chunk';
import classes from './navbar.module.css';
import { PageIcon } from './page-icon';
import { relabel, STARRED_IN_NAVBAR, toggleStar, useStarred } from './starred';
import { starredLabel } from './starred-label';
import { useStarrable } from './use-page';

const loadPanel = () => loadChunk(() => import('./starred-panel'));

/** The first starred pages as icons, the star of the current page, and the panel of all. */
export const StarredBar = () => {
  const page = useStarrable();
  const { path } = page;
  const pages = useStarred();
  const titled = useCurrentTitle() !== undefined;
  useEffect(() => {
    if (titled) relabel(page);
  }, [page, titled]);
  const shown = pages.slice(0, STARRED_IN_NAVBAR);
  const isStarred = pages.some((one) => one.path === path);
  return (
    <>
      <nav aria-label={$localize`Starred pages`} className={classes.favourites} hidden={shown.length === 0}>
        {shown.map((one) => (
          <LinkIcon
            key={one.path}
            to={one.path}
            activeOptions={{ exact: true }}
            aria-label={starredLabel(one)}
            data-hint={starredLabel(one)}
          >
            <PageIcon path={one.path} size={18} />
          </LinkIcon>
        ))}
      </nav>
      <ActionIcon
        aria-label={$localize`Star this page`}
        data-hint={isStarred ? $localize`Remove from starred pages` : $localize`Add to starred pages`}
        aria-pressed={isStarred}
        onClick={() => toggleStar(page)}
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
