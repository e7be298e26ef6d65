import { useSyncExternalStore } from 'react';
import { language } from '@/lib/languages/language';
import { changeStored, createLocalSetting } from '@/lib/storage/local-setting';
import { type Choices, readChoices } from '@/lib/values/choices';
import { isRecord } from '@/lib/values/is-record';

/** The display preferences for lists and dates in this browser. */
export const displayOptions = {
  density: ['xs', 'md', 'xl'],
  /** `both` has the Gregorian date first, `bs-first` that of Bikram Sambat. */
  calendar: ['both', 'bs-first', 'ad', 'bs'],
  rows: ['list', '10', '25', '50', '100'],
} as const;

export type Display = Choices<typeof displayOptions>;

const defaults: Display = {
  density: 'md',
  calendar: language === 'ne' ? 'bs-first' : 'both',
  rows: 'list',
};

export const parseDisplay = (stored: unknown): Display => readChoices(displayOptions, defaults, stored);

export const display = createLocalSetting('display', parseDisplay);

/** Changes preferences; those that nobody has chosen are not stored, as the calendar's default depends on the language. */
export const changeDisplay = (change: Partial<Display>) =>
  changeStored('display', (stored) => ({ ...(isRecord(stored) ? stored : {}), ...change }));

export const useDisplay = () => useSyncExternalStore(display.subscribe, display.get);

/** Whether dates are in both calendars. */
export const hasBoth = (calendar: Display['calendar']): boolean =>
  calendar === 'both' || calendar === 'bs-first';

/** Whether a date is first, or only, in Bikram Sambat. */
export const leadsWithBs = (calendar: Display['calendar']): boolean =>
  calendar === 'bs' || calendar === 'bs-first';
