import { display, parseDisplay } from '@/components/display';
import { parseSavedViews, savedViews } from '@/components/saved-views/saved-views';
import { singleKeys } from '@/components/single-keys';
import { isRecord } from '@/lib/is-record';
import { changeStored } from '@/lib/local-setting';
import { appearance, parseAppearance } from '@/shell/appearance';
import { parseStarred, starred } from '@/shell/starred';

/** What a file of settings calls itself. */
const format = 'nepal-travel-admin settings';
const tables = 'table:';

/** The settings that a file holds: nothing of records or the session; saved views with their filters. */
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

/** How a setting is put in place, by its name; a value of any shape is read as when the browser kept it. */
const places: Readonly<Record<string, (value: unknown) => void>> = {
  appearance: (value) => appearance.set(parseAppearance(value)),
  display: (value) => display.set(parseDisplay(value)),
  'starred-pages': (value) => starred.set(parseStarred(value)),
  'single-keys': (value) => singleKeys.set(value !== false),
  'saved-views': (value) => savedViews.set(parseSavedViews(value)),
};

/** One's settings in this browser, as a file has them. */
export const settingsFile = (): SettingsFile => ({
  format,
  version: 1,
  settings: {
    appearance: appearance.get(),
    display: display.get(),
    'starred-pages': starred.get(),
    'single-keys': singleKeys.get(),
    'saved-views': savedViews.get(),
    ...Object.fromEntries(tableNames().map((name) => [name, parsed(localStorage.getItem(name))])),
  },
});

/** The settings in a file's text, or nothing where it is no file of settings. */
export const readSettingsFile = (text: string): Record<string, unknown> | undefined => {
  const file = parsed(text);
  if (!isRecord(file) || file.format !== format || !isRecord(file.settings)) return undefined;
  const known = Object.entries(file.settings).filter(
    ([name]) => Object.hasOwn(places, name) || isTable(name),
  );
  return Object.fromEntries(known);
};

/** Puts settings in place of those of this browser; returns how many. */
export const applySettings = (settings: Record<string, unknown>): number => {
  for (const [name, value] of Object.entries(settings)) {
    if (isTable(name)) changeStored(name, () => value);
    else places[name]?.(value);
  }
  return Object.keys(settings).length;
};

/** Puts every setting back to its default. */
export const clearSettings = (): void => {
  for (const place of Object.values(places)) place(null);
  for (const name of [...Object.keys(places), ...tableNames()]) localStorage.removeItem(name);
};

/** Puts these settings in place of all, also of those that came since. */
export const restoreSettings = (settings: Record<string, unknown>): void => {
  clearSettings();
  applySettings(settings);
};
