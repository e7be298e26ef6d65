import { useEffect } from 'react';
import { ActionIcon } from '@mantine/core';
import {
  IconChevronDown,
  IconChevronRight,
  IconHome,
  IconMenu2,
  IconPalette,
  IconSearch,
  IconStar,
  IconStarFilled,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { KeyHint } from '@/components/keys/key-hint';
import { modKey } from '@/components/keys/mod-key';
import { LinkIcon } from '@/components/links/link-button';
import { LazyPopover } from '@/components/overlays/lazy-popover';
import { useCurrentTitle } from '@/components/screen/screen-title';
import { langOf } from '@/lib/languages/lang-of';
import { loadChunk } from '@/lib/loading/chunk';
import { AccountMenu } from './account-menu';
import { useAppearance } from './appearance';
import classes from './navbar.module.css';
import { useOpenOverlay } from './open-overlay';
import { PageIcon } from './page-icon';
import { relabel, STARRED_IN_NAVBAR, toggleStar, useStarred } from './starred';
import { starredLabel } from './starred-label';
import { usePage, useStarrable } from './use-page';

const loadPanel = () => loadChunk(() => import('./starred-panel'));

/** The first starred pages as icons, the star of the current page, and the panel of all. */
const StarredBar = () => {
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

/** The breadcrumb: Home, the area, ancestor records, and the screen itself. */
const Breadcrumb = () => {
  const { path, crumbs } = usePage();
  const above = path === '/' ? [] : crumbs.slice(0, -1);
  const current = crumbs.at(-1);
  return (
    <nav aria-label={$localize`Breadcrumb`} className={classes.crumbs}>
      <ol>
        {path !== '/' && (
          <li>
            <Link to="/" aria-label={$localize`Home`} className="mantine-focus-auto">
              <IconHome size={17} stroke={1.6} aria-hidden />
            </Link>
            <Separator />
          </li>
        )}
        {above.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} activeOptions={{ exact: true }} className="mantine-focus-auto">
              <bdi lang={langOf(label)}>{label}</bdi>
            </Link>
            <Separator />
          </li>
        ))}
        <li>
          <span
            className={classes.current}
            dir="auto"
            lang={langOf(current?.label ?? '')}
            aria-current="page"
          >
            {current?.label}
          </span>
        </li>
      </ol>
    </nav>
  );
};

const Separator = () => <IconChevronRight size={14} className="mantine-rotate-rtl" aria-hidden />;

interface NavbarProps {
  /** Opens the menu on narrow windows. */
  onOpenMenu: () => void;
}

/** The bar above the screen: breadcrumb, starred pages, and application-wide controls. */
export const Navbar = ({ onOpenMenu }: NavbarProps) => {
  const { navbar } = useAppearance();
  const open = useOpenOverlay();
  return (
    <section aria-label={$localize`Navbar`} className={classes.frame} data-navbar={navbar}>
      <div className={classes.bar}>
        <ActionIcon className={classes.narrow} aria-label={$localize`Open menu`} onClick={onOpenMenu}>
          <IconMenu2 size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
        <Breadcrumb />
        <StarredBar />
        <ActionIcon
          w="auto"
          miw={34}
          px={8}
          aria-label={$localize`Command palette, ${modKey}:modKey: K`}
          data-hint={$localize`Go to a page or do something`}
          aria-keyshortcuts="Control+K Meta+K"
          onClick={() => open('palette')}
        >
          <IconSearch size={18} stroke={1.6} aria-hidden />
          <KeyHint className={classes.kbd}>{`${modKey} K`}</KeyHint>
        </ActionIcon>
        <ActionIcon
          className={classes.secondary}
          aria-label={$localize`Appearance`}
          data-hint={$localize`Appearance`}
          onClick={() => open('appearance')}
        >
          <IconPalette size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
        <AccountMenu />
      </div>
    </section>
  );
};
