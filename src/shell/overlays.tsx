import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { singleKeys } from '@/components/keys/single-keys';
import { inOverlay, isTyping, letterOf } from '@/components/keys/use-shortcuts';
import { loadChunk } from '@/lib/loading/chunk';
import { OnDemand, type OverlayProps } from './on-demand';
import { OpenOverlay, type OverlayName } from './open-overlay';
import { holdKeys } from './typed-ahead';

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
export const Overlays = ({ children }: { children: ReactNode }) => {
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
