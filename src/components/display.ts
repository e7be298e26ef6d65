import { useSyncExternalStore } from 'react';
import { isRecord } from '@/lib/is-record';
import { createLocalSetting } from '@/lib/local-setting';

/** How lists and days can be shown in this browser. */
export const displayOptions = {
  density: ['xs', 'md', 'xl'],
  calendar: ['both', 'ad', 'bs'],
  rows: ['list', '10', '25', '50', '100'],
} as const;

const defaults = { density: 'md', calendar: 'both', rows: 'list' } as const;

export type Display = { [K in keyof typeof displayOptions]: (typeof displayOptions)[K][number] };

/** Reads a stored display of any shape; what is missing or unknown becomes the default. */
export const parseDisplay = (stored: unknown): Display => {
  const values = isRecord(stored) ? stored : {};
  const pick = <T extends string>(key: keyof Display, options: readonly T[], otherwise: T): T =>
    options.find((option) => option === values[key]) ?? otherwise;
  return {
    density: pick('density', displayOptions.density, defaults.density),
    calendar: pick('calendar', displayOptions.calendar, defaults.calendar),
    rows: pick('rows', displayOptions.rows, defaults.rows),
  };
};

export const display = createLocalSetting('display', parseDisplay);

export const useDisplay = () => useSyncExternalStore(display.subscribe, display.get);
