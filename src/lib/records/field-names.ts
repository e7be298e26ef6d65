import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';

/** The server's names of fields, by ours. */
export type FieldNames = Readonly<Record<string, string>>;

/** Reads such names leniently: entries that are no texts are left out. */
const parseFieldNames = (value: unknown): FieldNames =>
  Object.fromEntries(
    Object.entries(isRecord(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    ),
  );

/** The names that were chosen in this browser. */
export const chosenNames = createLocalSetting('field-names', parseFieldNames);

let shared: FieldNames = {};

/** Takes over the names of the installation (`fieldNames` of config.json); those chosen in the browser come first. */
export const shareFieldNames = (value: unknown): void => {
  shared = parseFieldNames(value);
};

/** The server's name of a field of ours, if somebody has chosen one. */
export const chosenName = (field: string): string | undefined => chosenNames.get()[field] ?? shared[field];
