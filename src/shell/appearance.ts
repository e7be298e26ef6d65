import { useSyncExternalStore } from 'react';
import { type Digits, digits } from '@/lib/formats/digits';
import { type Language, languages } from '@/lib/languages/stored-language';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { reloadAgreed } from '@/lib/storage/unsaved';
import { type Choices, readChoices } from '@/lib/values/choices';

/** The options of the appearance drawer; src/start.ts reads them too. */
export const appearanceOptions = {
  language: Object.keys(languages) as Language[],
  theme: ['auto', 'light', 'dark', 'semi-dark'],
  direction: ['ltr', 'rtl'],
  navbar: ['floating', 'sticky', 'static', 'hidden'],
  footer: ['static', 'hidden'],
  menu: ['open', 'collapsed'],
  setup: ['open', 'folded'],
  width: ['full', 'boxed'],
} as const;

export type Appearance = Choices<typeof appearanceOptions>;
export type ColorScheme = 'light' | 'dark';

const defaults: Appearance = {
  language: 'en',
  theme: 'auto',
  direction: 'ltr',
  navbar: 'floating',
  footer: 'static',
  menu: 'open',
  setup: 'open',
  width: 'full',
};

export const parseAppearance = (stored: unknown): Appearance =>
  readChoices(appearanceOptions, defaults, stored);

export const appearance = createLocalSetting('appearance', parseAppearance);

export const changeAppearance = (change: Partial<Appearance>) =>
  appearance.set({ ...appearance.get(), ...change });
/** The look is reset; whoever reads no English keeps their language. */
export const resetAppearance = () => changeAppearance({ ...defaults, language: appearance.get().language });

/**
 * Reloads the page, since texts are read when its scripts are: forms bring back what was typed. Whoever calls it has asked
 * about what they cannot keep.
 */
export const chooseLanguage = (language: Language) => {
  changeAppearance({ language });
  reloadAgreed();
};

/** Reloads the page, too, as what is on it was written in the other digits: ask first, as for a language. */
export const chooseDigits = (chosen: Digits) => {
  digits.set(chosen);
  reloadAgreed();
};

export const useAppearance = () => useSyncExternalStore(appearance.subscribe, appearance.get);

const prefersDark = () => window.matchMedia('(prefers-color-scheme: dark)');

const subscribeToSystem = (listener: () => void) => {
  const query = prefersDark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** The colour scheme of the content: light in semi-dark, the system's in `auto`. */
export const contentScheme = (): ColorScheme => {
  const { theme } = appearance.get();
  if (theme === 'auto') return prefersDark().matches ? 'dark' : 'light';
  return theme === 'dark' ? 'dark' : 'light';
};

export const useContentScheme = (): ColorScheme => {
  useAppearance();
  return useSyncExternalStore(subscribeToSystem, contentScheme);
};

/** The colour scheme of the menu: dark in semi-dark, else that of the content. */
export const useMenuScheme = (): ColorScheme => {
  const content = useContentScheme();
  return useAppearance().theme === 'semi-dark' ? 'dark' : content;
};
