import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { OnDemand } from './on-demand';

const loaders = {
  appearance: () => import('./appearance-drawer').then((m) => m.AppearanceDrawer),
  palette: () => import('./palette').then((m) => m.Palette),
  shortcuts: () => import('./shortcuts-dialog').then((m) => m.ShortcutsDialog),
};

type OverlayName = keyof typeof loaders;
const names: OverlayName[] = ['appearance', 'palette', 'shortcuts'];

const OpenOverlay = createContext<(name: OverlayName) => void>(() => undefined);

/** Opens one of the shell's overlays. */
export const useOpenOverlay = () => use(OpenOverlay);

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Which overlay a key press asks for: Ctrl/Cmd+K anywhere, `?` unless somebody is typing. */
function overlayOf(event: KeyboardEvent): OverlayName | undefined {
  if (event.altKey || event.defaultPrevented) return undefined;
  // The physical key too: a Devanagari layout has no "k" on it.
  const isK = event.key.toLowerCase() === 'k' || event.code === 'KeyK';
  if ((event.ctrlKey || event.metaKey) && !event.shiftKey && isK) return 'palette';
  if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)) return 'shortcuts';
  return undefined;
}

/** Holds the appearance drawer, the command palette and the list of shortcuts, one open at a time. */
export function Overlays({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OverlayName>();
  // An overlay reports its closing late; by then another one may have been opened from it.
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

  return (
    <OpenOverlay value={setOpen}>
      {children}
      {names.map((name) => (
        <NamedOverlay key={name} name={name} opened={open === name} onClose={close} />
      ))}
    </OpenOverlay>
  );
}

interface NamedOverlayProps {
  name: OverlayName;
  opened: boolean;
  onClose: (name: OverlayName) => void;
}

function NamedOverlay({ name, opened, onClose }: NamedOverlayProps) {
  const close = useCallback(() => onClose(name), [name, onClose]);
  return <OnDemand load={loaders[name]} opened={opened} onClose={close} />;
}
