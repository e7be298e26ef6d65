import { afterEach, expect, it, vi } from 'vitest';
import { createAccountSetting } from './account-setting';
import { NAMES_OF } from './forget-records';
import { changeStored } from './local-setting';

afterEach(() => vi.unstubAllGlobals());

const parse = (stored: unknown) => (typeof stored === 'string' ? stored : 'none');
const signIn = (owner: string | null) => changeStored(NAMES_OF, () => owner);

it('is of each account, and of none before the first sign-in', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const setting = createAccountSetting('of-account', parse);
  const listener = vi.fn();
  const stop = setting.subscribe(listener);
  signIn('1');
  setting.set('mine');
  signIn('2');
  expect(setting.get()).toBe('none');
  setting.set('yours');
  signIn(null);
  expect(setting.get()).toBe('none');
  signIn('1');
  expect(setting.get()).toBe('mine');
  expect(listener).toHaveBeenCalledTimes(6);
  stop();
  signIn(null);
  expect(listener).toHaveBeenCalledTimes(6);
});

it('applies until the page is closed where the browser stores nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  const setting = createAccountSetting('of-nobody', parse);
  setting.set('mine');
  expect(setting.get()).toBe('mine');
});
