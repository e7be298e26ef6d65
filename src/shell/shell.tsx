import { type MouseEvent, type ReactNode, useState } from 'react';
import { UnstyledButton } from '@mantine/core';
import { KeyHint } from '@/components/keys/key-hint';
import { ScreenArea } from '@/components/screen/screen-area';
import { loadChunk } from '@/lib/loading/chunk';
import { useAppearance } from './appearance';
import { Hints } from './hints';
import { Navbar } from './navbar';
import { OnDemand } from './on-demand';
import { useOpenOverlay } from './open-overlay';
import { Overlays } from './overlays';
import classes from './shell.module.css';
import { Sidebar } from './sidebar';
import { SidebarFoot } from './sidebar-foot';
import { listAt } from './use-page';
import { useSessionStart } from './use-session-start';

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
