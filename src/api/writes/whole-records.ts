import { apiBaseUrl, wholeRecords } from '@/api/client/config';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';

/** What an API does with the fields that an update leaves out, unless they stay. */
export type Unsent = 'refused' | 'emptied';

/** What one API has shown of its resources, by their names. */
interface Learned {
  api: string;
  unsent: Readonly<Record<string, Unsent>>;
}

const learned = createLocalSetting<Learned>('whole-records', (stored) => {
  const { api, unsent } = isRecord(stored) ? stored : {};
  const known = api === apiBaseUrl() && isRecord(unsent) ? Object.entries(unsent) : [];
  const valid = known.filter((entry): entry is [string, Unsent] =>
    ['refused', 'emptied'].includes(String(entry[1])),
  );
  return { api: apiBaseUrl(), unsent: Object.fromEntries(valid) };
});

/**
 * What the API does with fields that an update of this resource leaves out; undefined if they stay, as far as is known.
 * `config.json` says it, or the API has shown it to this browser: then updates hold the whole record.
 */
export const fateOfUnsent = (name: string): Unsent | undefined => {
  const configured = wholeRecords();
  const names = Array.isArray(configured) ? configured : String(configured).split(/[\s,]+/);
  const isConfigured = ['true', '1', name].some((word) => names.includes(word));
  return isConfigured ? 'emptied' : learned.get().unsent[name];
};

/** Remembers in this browser what the API does with fields that an update of this resource leaves out. */
export const rememberFate = (name: string, fate: Unsent): void => {
  const { api, unsent } = learned.get();
  if (unsent[name] !== fate) learned.set({ api, unsent: { ...unsent, [name]: fate } });
};
