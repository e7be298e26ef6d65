import { type ComponentType, type MouseEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconPalette } from '@tabler/icons-react';
import { loadUser, useSessionUser } from '@/api/session';
import { storageProblem } from '@/api/session/browser-storage';
import { KeyHint } from '@/components/keys/key-hint';
import { singleKeys } from '@/components/keys/single-keys';
import { inOverlay, isTyping, letterOf } from '@/components/keys/use-shortcuts';
import { notifyError } from '@/components/notices/notices';
import { ScreenArea } from '@/components/screen/screen-area';
import { loadChunk } from '@/lib/loading/chunk';
import { AccountMenu } from './account-menu';
import { changeAppearance, useAppearance } from './appearance';
import { Hints } from './hints';
import { Navbar } from './navbar';
import { OnDemand, type OverlayProps } from './on-demand';
import { OpenOverlay, type OverlayName, useOpenOverlay } from './open-overlay';
import classes from './shell.module.css';
import { Sidebar } from './sidebar';
import { holdKeys } from './typed-ahead';
import { listAt } from './use-page';

const loaders: Record<OverlayName, () => Promise<ComponentType<OverlayProps>>> = {
  appearance: () => loadChunk(() => import('./appearance-drawer')).then((m) => m.AppearanceDrawer),
  palette: () => loadChunk(() => import('./palette/palette')).then((m) => m.Palette),
  shortcuts: () => loadChunk(() => import('./shortcuts-dialog')).then((m) => m.ShortcutsDialog),
};

const names = Object.keys(loaders) as OverlayName[];

/** The overlay for a keystroke: Ctrl/Cmd+K anywhere, `?` like any single-key shortcut. */
const overlayOf = (event: KeyboardEvent): OverlayName | undefined => {
  if (event.altKey || event.defaultPrevented) return undefined;
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && letterOf(event) === 'k') return 'palette';
  if (event.key !== '?' || event.ctrlKey || event.metaKey || !singleKeys.get()) return undefined;
  return isTyping(event) || inOverlay(event) ? undefined : 'shortcuts';
};

/** Contains the appearance drawer, the command palette and the list of shortcuts, one open at a time. */
const Overlays = ({ children }: { children: ReactNode }) => {
  const [open, setOpen] = useState<OverlayName>();
  // An overlay reports closing late; another one may have been opened from it by then.
  const close = useCallback((name: OverlayName) => setOpen((now) => (now === name ? undefined : now)), []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const name = overlayOf(event);
      if (!name) return;
      event.preventDefault();
      setOpen((current) => (current === name ? undefined : name));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);

  // Until the palette has the focus, its keystrokes would go to the page.
  useEffect(() => (open === 'palette' ? holdKeys(() => close('palette')) : undefined), [open, close]);

  return (
    <OpenOverlay value={setOpen}>
      {children}
      {names.map((name) => (
        <OnDemand key={name} load={loaders[name]} opened={open === name} onClose={() => close(name)} />
      ))}
    </OpenOverlay>
  );
};

/** Collapses the menu; if the navbar is hidden, it also has the essential controls. */
const SidebarFoot = () => {
  const { menu, navbar } = useAppearance();
  const open = useOpenOverlay();
  const collapsed = menu === 'collapsed';
  const label = collapsed ? $localize`Expand menu` : $localize`Collapse menu`;
  const FoldIcon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <>
      <ActionIcon
        aria-label={label}
        data-hint={label}
        data-hint-side="end"
        onClick={() => changeAppearance({ menu: collapsed ? 'open' : 'collapsed' })}
      >
        <FoldIcon size={19} stroke={1.6} className="mantine-rotate-rtl" aria-hidden />
      </ActionIcon>
      {navbar === 'hidden' && (
        <>
          <ActionIcon
            aria-label={$localize`Appearance`}
            data-hint={$localize`Appearance`}
            data-hint-side="end"
            onClick={() => open('appearance')}
          >
            <IconPalette size={19} stroke={1.6} aria-hidden />
          </ActionIcon>
          <AccountMenu />
        </>
      )}
    </>
  );
};

/** Once the shell mounts: loads the user, if signing in did not return it, and warns if the browser stores nothing. */
const useSessionStart = (): void => {
  const known = useSessionUser() !== undefined;

  useEffect(() => {
    // The shell also works without a user name.
    if (!known) void loadUser().catch(() => undefined);
  }, [known]);

  useEffect(() => {
    const problem = storageProblem();
    if (problem !== undefined) notifyError(problem, { id: 'storage' });
  }, []);
};

const Footer = () => {
  const open = useOpenOverlay();
  return (
    <footer className={classes.footer}>
      <span>{$localize`Nepal travel admin`}</span>
      <UnstyledButton
        data-key-hint
        className={classes.shortcuts}
        aria-haspopup="dialog"
        onClick={() => open('shortcuts')}
      >
        <KeyHint>?</KeyHint>
        {$localize` Keyboard shortcuts`}
      </UnstyledButton>
    </footer>
  );
};

const loadMenuDrawer = () => loadChunk(() => import('./menu-drawer')).then((m) => m.MenuDrawer);

const toMain = (event: MouseEvent) => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

/** The first tab stop of every page. */
const SkipLink = () => (
  <a href="#main" className={classes.skip} onClick={toMain}>
    {$localize`Skip to content`}
  </a>
);

/** The frame around every screen of a signed-in user: menu, navbar, the screen itself, footer. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const { menu, width, footer } = useAppearance();
  const [menuOpened, setMenuOpened] = useState(false);
  const collapsed = menu === 'collapsed';
  useSessionStart();
  return (
    <Overlays>
      <ScreenArea value={listAt}>
        <SkipLink />
        <div className={classes.shell}>
          <aside
            className={classes.side}
            data-collapsed={collapsed || undefined}
            data-holds-notices={!collapsed || undefined}
            aria-label={$localize`Menu`}
          >
            <Sidebar collapsed={collapsed} foot={<SidebarFoot />} />
          </aside>
          <div className={classes.page}>
            <Navbar onOpenMenu={() => setMenuOpened(true)} />
            <main
              id="main"
              tabIndex={-1}
              className={classes.main}
              data-boxed={width === 'boxed' ? true : undefined}
            >
              {children}
            </main>
            {footer === 'static' && <Footer />}
          </div>
        </div>
        <Hints />
        <OnDemand load={loadMenuDrawer} opened={menuOpened} onClose={() => setMenuOpened(false)} />
      </ScreenArea>
    </Overlays>
  );
};
