import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveUser } from '@/api/session/tokens';
import { fileFormat } from '@/components/data-table/file-format';
import { savedViews } from '@/components/saved-views/saved-views';
import { display } from '@/components/text/display';
import { appearance, changeAppearance } from '@/shell/appearance';
import { starred } from '@/shell/starred';
import {
  applySettings,
  clearSettings,
  readSettingsFile,
  restoreSettings,
  settingsFile,
} from './settings-file';

beforeEach(() => {
  localStorage.clear();
  clearSettings();
});
afterEach(() => {
  clearSettings();
  localStorage.clear();
});

it('brings settings from one browser to another', () => {
  changeAppearance({ theme: 'dark' });
  display.set({ density: 'md', calendar: 'bs', rows: '50' });
  starred.set([{ path: '/bookings', label: 'Bookings' }]);
  localStorage.setItem('table:users', JSON.stringify({ density: 'xl' }));
  const view = { path: '/packages', name: 'Mine', search: { status: '0', sort: '-id' } };
  savedViews.set([view]);
  fileFormat.set('xlsx');
  const text = JSON.stringify(settingsFile());
  clearSettings();
  expect(appearance.get().theme).toBe('auto');
  expect(localStorage.getItem('table:users')).toBeNull();

  expect(applySettings(readSettingsFile(text) ?? {})).toBe(12);
  expect(appearance.get().theme).toBe('dark');
  expect(savedViews.get()).toEqual([view]);
  expect(fileFormat.get()).toBe('xlsx');
  expect(display.get()).toEqual({ density: 'md', calendar: 'bs', rows: '50' });
  expect(starred.get()).toEqual([{ path: '/bookings', label: 'Bookings' }]);
  expect(localStorage.getItem('table:users')).toBe('{"density":"xl"}');
});

it('is taken back with what it brought', () => {
  const { settings } = settingsFile();
  applySettings({ 'table:users': { density: 'xl' } });
  restoreSettings(settings);
  expect(localStorage.getItem('table:users')).toBeNull();
});

it('puts the rest in place when the browser has no room for one', () => {
  applySettings({ 'table:users': 'x'.repeat(6_000_000), display: { rows: '50' } });
  expect(display.get().rows).toBe('50');
});

it('holds nothing of the session', () => {
  saveUser({ id: 1, first_name: 'Asmita', email: 'admin@example.com' });
  expect(JSON.stringify(settingsFile())).not.toContain('Asmita');
});

it.each(['', 'no JSON', '[]', '{"settings":{}}', '{"format":"other","settings":{"appearance":{}}}'])(
  'takes no other file: %s',
  (text) => {
    expect(readSettingsFile(text)).toBeUndefined();
  },
);

it('takes nothing but settings out of a file, and reads odd values as defaults', () => {
  const { format } = settingsFile();
  const text = JSON.stringify({ format, settings: { userInfo: {}, display: { rows: 7 }, 'table:x': 1 } });
  const settings = readSettingsFile(text);
  expect(settings).toEqual({ display: { rows: 7 }, 'table:x': 1 });
  applySettings(settings ?? {});
  expect(display.get().rows).toBe('list');
});
