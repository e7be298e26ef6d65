import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const keysOn = async (userAgent: string) => {
  vi.stubGlobal('navigator', { userAgent });
  const { historyActions, textActions } = await import('./toolbar-actions');
  return [...textActions, historyActions].flat().flatMap(({ keys }) => keys ?? []);
};

it.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl'],
])('names the keys of %s', async (userAgent, key) => {
  expect(await keysOn(userAgent)).toEqual(['B', 'I', 'U', 'Z', 'Shift+Z'].map((other) => `${key}+${other}`));
});
