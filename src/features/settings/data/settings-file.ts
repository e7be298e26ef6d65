import { fileFormat, parseFileFormat } from '@/components/data-table/file-format';
import { singleKeys } from '@/components/keys/single-keys';
import { parseSavedViews, savedViews } from '@/components/saved-views/saved-views';
import { display, parseDisplay } from '@/components/text/display';
import { digits, parseDigits } from '@/lib/formats/digits';
import { changeStored } from '@/lib/storage/local-setting';
import { nepalChanges } from '@/lib/storage/nepal-changes';
import { parseTableChanges } from '@/lib/storage/table-changes';
import { isRecord } from '@/lib/values/is-record';
import { appearance, parseAppearance } from '@/shell/appearance';
import { parseStarred, starred } from '@/shell/starred';

/** The `format` of a settings file. */
const format = 'nepal-travel-admin settings';
const tables = 'table:';

/** A settings file: without records or the session; saved views with their filters. */
export interface SettingsFile {
  format: typeof format;
  version: 1;
  settings: Record<string, unknown>;
}

const isTable = (name: string) => name.startsWith(tables);

const tableNames = () => Object.keys(localStorage).filter(isTable);

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
};

/** The setters of settings, by name; a value of any shape is read like one from the browser's storage. */
const places: Readonly<Record<string, (value: unknown) => void>> = {
  // Only a reload changes the language of the texts, so it stays.
  appearance: (value) => appearance.set({ ...parseAppearance(value), language: appearance.get().language }),
  display: (value) => display.set(parseDisplay(value)),
  digits: (value) => digits.set(parseDigits(value)),
  'starred-pages': (value) => starred.set(parseStarred(value)),
  'single-keys': (value) => singleKeys.set(value !== false),
  'file-format': (value) => fileFormat.set(parseFileFormat(value)),
  'saved-views': (value) => savedViews.set(parseSavedViews(value)),
  ...Object.fromEntries(
    Object.entries(nepalChanges).map(([table, changes]) => [
      `nepal-${table}`,
      (value: unknown) => changes.set(parseTableChanges(value)),
    ]),
  ),
};

/** The user's settings in this browser, as a file. */
export const settingsFile = (): SettingsFile => ({
  format,
  version: 1,
  settings: {
    appearance: appearance.get(),
    display: display.get(),
    digits: digits.get(),
    'starred-pages': starred.get(),
    'single-keys': singleKeys.get(),
    'file-format': fileFormat.get(),
    'saved-views': savedViews.get(),
    ...Object.fromEntries(
      Object.entries(nepalChanges).map(([table, changes]) => [`nepal-${table}`, changes.get()]),
    ),
    ...Object.fromEntries(tableNames().map((name) => [name, parsed(localStorage.getItem(name))])),
  },
});

/** Parses a settings file; undefined if it is none. */
export const readSettingsFile = (text: string): Record<string, unknown> | undefined => {
  const file = parsed(text);
  if (!isRecord(file) || file.format !== format || !isRecord(file.settings)) return undefined;
  const known = Object.entries(file.settings).filter(
    ([name]) => Object.hasOwn(places, name) || isTable(name),
  );
  return Object.fromEntries(known);
};

/** Applies settings to this browser; returns their number. */
export const applySettings = (settings: Record<string, unknown>): number => {
  for (const [name, value] of Object.entries(settings)) {
    if (isTable(name)) changeStored(name, () => value);
    else places[name]?.(value);
  }
  return Object.keys(settings).length;
};

const isOfAccount = (name: string) => name.startsWith('nepal-');

/** Resets every setting to its default; those that each account has of its own only for this one. */
export const clearSettings = (): void => {
  for (const place of Object.values(places)) place(null);
  for (const name of [...Object.keys(places), ...tableNames()])
    if (!isOfAccount(name) && name !== 'appearance') localStorage.removeItem(name);
};

/** Replaces all settings by these, including later ones. */
export const restoreSettings = (settings: Record<string, unknown>): void => {
  clearSettings();
  applySettings(settings);
};
