import { useSyncExternalStore } from 'react';
import { latest } from 'virtual:help-news';
import { createLocalSetting } from '@/lib/storage/local-setting';

/** The fragment of the news in the help. */
export const NEWS = 'what-is-new';

/** The day of the news that were read last in this browser. */
const read = createLocalSetting('news-seen', (stored) => (typeof stored === 'string' ? stored : ''));

/** Whether there are news that nobody has read in this browser. */
export const useUnreadNews = () => useSyncExternalStore(read.subscribe, read.get) !== latest;

export const markNewsRead = () => read.set(latest);
