import { useSyncExternalStore } from 'react';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { type Choices, readChoices } from '@/lib/values/choices';

/** The display preferences for lists and dates in this browser. */
export const displayOptions = {
  density: ['xs', 'md', 'xl'],
  calendar: ['both', 'ad', 'bs'],
  rows: ['list', '10', '25', '50', '100'],
} as const;

export type Display = Choices<typeof displayOptions>;

const defaults: Display = { density: 'md', calendar: 'both', rows: 'list' };

export const parseDisplay = (stored: unknown): Display => readChoices(displayOptions, defaults, stored);

export const display = createLocalSetting('display', parseDisplay);

export const useDisplay = () => useSyncExternalStore(display.subscribe, display.get);
