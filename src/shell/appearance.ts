import { useSyncExternalStore } from 'react';
import { createLocalSetting } from '@/lib/local-setting';

/** The choices of the appearance drawer; the first of each is the default. src/start.ts reads them too. */
export const appearanceOptions = {
  theme: ['auto', 'light', 'dark', 'semi-dark'],
  direction: ['ltr', 'rtl'],
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  footer: ['static', 'hidden'],
  menu: ['open', 'collapsed'],
  width: ['full', 'boxed'],
} as const;

export type Appearance = { [K in keyof typeof appearanceOptions]: (typeof appearanceOptions)[K][number] };
export type ColorScheme = 'light' | 'dark';

/** Reads a stored appearance of any shape; what is missing or unknown becomes the default. */
export const parseAppearance = (stored: unknown): Appearance => {
  const values = typeof stored === 'object' && stored !== null ? new Map(Object.entries(stored)) : new Map();
  const pick = <T extends string>(key: string, options: readonly [T, ...T[]]): T =>
    options.find((option) => option === values.get(key)) ?? options[0];
  return {
    theme: pick('theme', appearanceOptions.theme),
    direction: pick('direction', appearanceOptions.direction),
    navbar: pick('navbar', appearanceOptions.navbar),
    footer: pick('footer', appearanceOptions.footer),
    menu: pick('menu', appearanceOptions.menu),
    width: pick('width', appearanceOptions.width),
  };
};

export const appearance = createLocalSetting('appearance', parseAppearance);

export const changeAppearance = (change: Partial<Appearance>) =>
  appearance.set({ ...appearance.get(), ...change });
export const resetAppearance = () => appearance.set(parseAppearance(null));
export const useAppearance = () => useSyncExternalStore(appearance.subscribe, appearance.get);

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const subscribeToSystem = (listener: () => void) => {
  const query = prefersDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** The scheme of the content: semi-dark is light there, `auto` follows the system. */
export const contentScheme = (): ColorScheme => {
  const { theme } = appearance.get();
  if (theme === 'auto') return prefersDark().matches ? 'dark' : 'light';
  return theme === 'dark' ? 'dark' : 'light';
};

export const useContentScheme = (): ColorScheme => {
  useAppearance();
  return useSyncExternalStore(subscribeToSystem, contentScheme);
};

/** The scheme of the menu: dark in semi-dark, else that of the content. */
export const useMenuScheme = (): ColorScheme => {
  const content = useContentScheme();
  return useAppearance().theme === 'semi-dark' ? 'dark' : content;
};
