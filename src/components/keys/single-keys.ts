import { useSyncExternalStore } from 'react';
import { createLocalSetting } from '@/lib/storage/local-setting';

/** Whether a letter or `?` alone is a shortcut: speech input and unsteady hands trigger them by mistake. */
export const singleKeys = createLocalSetting('single-keys', (stored) => stored !== false);

export const useSingleKeys = () => useSyncExternalStore(singleKeys.subscribe, singleKeys.get);
