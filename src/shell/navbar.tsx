import { ActionIcon } from '@mantine/core';
import { IconChevronRight, IconHome, IconMenu2, IconPalette, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { KeyHint } from '@/components/keys/key-hint';
import { modKey } from '@/components/keys/mod-key';
import { langOf } from '@/lib/languages/lang-of';
import { AccountMenu } from './account-menu';
import { useAppearance } from './appearance';
import classes from './navbar.module.css';
import { useOpenOverlay } from './open-overlay';
import { StarredBar } from './starred-bar';
import { usePage } from './use-page';

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
