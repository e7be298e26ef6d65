import { type HotkeyItem, useHotkeys } from '@mantine/hooks';
import { useSingleKeys } from './single-keys';

/** A key combination such as `mod+S` or `j`, and its action. */
export type Shortcut = readonly [keys: string, run: (event: KeyboardEvent) => void];

const latin = /^[a-z]$/i;

/** The Latin letter of a keystroke; on a layout without Latin letters, such as Devanagari, by its position. */
export const letterOf = ({ key, code }: KeyboardEvent): string | undefined =>
  latin.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();

/** Whether a dialog or drawer is closing: the screen's shortcuts are enabled again. */
export const isClosing = (part: Element): boolean => part.closest('[data-closing]') !== null;

/** Whether a key was pressed in a dialog or menu, or behind a dialog, where a screen's shortcuts are disabled. */
export const inOverlay = ({ target }: Event): boolean => {
  const within = target instanceof Element ? target.closest('[role="dialog"], [role="menu"]') : null;
  const overlays = [...document.querySelectorAll('[aria-modal="true"]'), ...(within ? [within] : [])];
  return !overlays.every(isClosing);
};

/** The physical keys of signs used as shortcuts. */
const places: Partial<Record<string, string>> = { '/': 'slash', '[': 'bracketleft', ']': 'bracketright' };

/** Keys that every layout has, and signs that this one has. */
const ascii = /^(?:[!-~]|Enter)$/;
const notText = ['checkbox', 'radio', 'button', 'submit'];

/** Whether a key was meant for a field that lost the focus because its form is being saved. */
const isLockedOut = (target: EventTarget | null) =>
  target === document.body && document.querySelector('form > * > [inert]') !== null;

/** Whether a key was pressed in a text or choice field. */
export const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLInputElement
    ? !notText.includes(target.type)
    : isLockedOut(target) ||
      (target instanceof HTMLElement && (target.isContentEditable || target.matches('textarea, select')));

/**
 * Binds shortcuts to letters or signs; on a layout without them, such as Devanagari, by key position. Ignored in
 * dialogs and menus, and in fields unless `whileTyping` is set; single keys can be disabled in the settings.
 */
export const useShortcuts = (shortcuts: readonly Shortcut[], { whileTyping = false } = {}) => {
  const withSingleKeys = useSingleKeys();
  const active = shortcuts.filter(([keys]) => withSingleKeys || keys.includes('+'));
  const items = active.flatMap(([keys, run]): HotkeyItem[] => {
    const place = places[keys];
    const onSign = (event: KeyboardEvent) => {
      if (!whileTyping && isTyping(event)) return;
      event.preventDefault();
      if (!inOverlay(event)) run(event);
    };
    const onPlace = (event: KeyboardEvent) => {
      if (!ascii.test(event.key)) onSign(event);
    };
    const options = { preventDefault: false };
    return [
      [keys, onSign, options],
      // Some layouts need Shift for a sign.
      ...(place ? [[`shift+${keys}`, onSign, options] satisfies HotkeyItem] : []),
      [place ?? keys, onPlace, { ...options, usePhysicalKeys: true }],
    ];
  });
  useHotkeys(items, [], true);
};
