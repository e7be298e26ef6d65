import { notificationsStore } from '@mantine/notifications';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionEnd } from '@/api/session';
import { clearSession, saveUser } from '@/api/session/tokens';
import { notifyError, notifySuccess } from '@/components/notices/notices';
import { highlightedOn, highlightRow } from '@/lib/records/highlighted-row';
import { starred } from '@/shell/starred';
import { followSession } from './session-events';

const { end } = vi.hoisted(() => ({ end: vi.fn<(end: SessionEnd) => void>() }));
vi.mock('@/api/session', () => ({
  onSessionEnd: (listener: (end: SessionEnd) => void) => end.mockImplementation(listener),
}));

const navigation = vi.fn<() => Promise<void>>();
const invalidate = vi.fn(() => Promise.resolve());
let queryClient: QueryClient;

const shown = () => notificationsStore.getState().notifications.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('sessionStorage', {});
  navigation.mockReset().mockResolvedValue(undefined);
  queryClient = new QueryClient();
  queryClient.setQueryData(['features'], ['TIMS card']);
  followSession({ navigate: navigation, invalidate }, queryClient);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const reasons: SessionEnd[] = [
  { reason: 'signed-out', elsewhere: false },
  { reason: 'signed-out', elsewhere: true, message: 'You were signed out in another tab.' },
  { reason: 'expired', elsewhere: false, message: 'Your session has ended.' },
  { reason: 'switched', elsewhere: true, message: 'Another user signed in in another tab.' },
];

test.each(reasons)('leaves no notice but its own, and no Undo: %j', (how) => {
  for (let row = 0; row < 6; row += 1) notifySuccess(`“TIMS card ${row}” is active now.`, { undo: vi.fn() });
  notifyError('“TIMS card” was not saved.');
  end(how);
  expect(shown()).toEqual(how.message === undefined ? [] : ['session']);
  expect(notificationsStore.getState().queue).toEqual([]);
});

test('forgets the record that was changed last, and on purpose also the starred ones', () => {
  const plain = { path: '/features', label: 'Features' };
  const record = { path: '/features/5/edit', label: 'Edit feature: TIMS card' };
  for (const [reason, left] of [
    ['expired', [plain, record]],
    ['signed-out', [plain]],
    ['switched', [plain]],
  ] as const) {
    starred.set([plain, record]);
    highlightRow('/features', 5);
    end({ reason, elsewhere: false });
    expect(highlightedOn('/features')).toBeUndefined();
    expect(starred.get()).toEqual(left);
  }
});

test('forgets the starred records of a session that expired once somebody else signs in', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const record = { path: '/features/5/edit', label: 'Edit feature: TIMS card' };
  saveUser({ id: 1 });
  starred.set([record]);
  for (const [id, left] of [
    [1, [record]],
    [2, []],
  ] as const) {
    clearSession('expired');
    saveUser({ id });
    expect(starred.get()).toEqual(left);
  }
});

test('forgets the data also when the way to the sign-in page hangs', async () => {
  navigation.mockReturnValue(new Promise(() => undefined));
  end({ reason: 'signed-out', elsewhere: false });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queryClient.getQueryData(['features'])).toBeUndefined();
});

test('forgets the data as soon as the screen has gone', async () => {
  end({ reason: 'signed-out', elsewhere: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(queryClient.getQueryData(['features'])).toBeUndefined();
  expect(invalidate).toHaveBeenCalled();
});
