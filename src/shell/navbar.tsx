import { ActionIcon } from '@mantine/core';
import { IconMenu2, IconPalette, IconSearch } from '@tabler/icons-react';
import { KeyHint } from '@/components/keys/key-hint';
import { modKey } from '@/components/keys/mod-key';
import { AccountMenu } from './account-menu';
import { useAppearance } from './appearance';
import { Breadcrumb } from './breadcrumb';
import classes from './navbar.module.css';
import { useOpenOverlay } from './open-overlay';
import { StarredBar } from './starred-bar';

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
