import { type MutationMeta, MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteWrite } from '@/api/client/path-groups';
import { ApiError } from '@/api/errors/api-error';
import { createQueryClient } from './query-client';

const { notifyError } = vi.hoisted(() => ({ notifyError: vi.fn() }));
vi.mock('@/components/notices/notices', () => ({ notifyError }));

beforeEach(() => {
  notifyError.mockClear();
});

const write = (mutationFn: () => Promise<unknown>, meta?: MutationMeta) =>
  new MutationObserver(createQueryClient(), { mutationFn, meta }).mutate();

const fail = (error: ApiError, meta?: MutationMeta) =>
  write(() => Promise.reject(error), meta).catch(() => undefined);

test('a write makes every query stale but the constant ones', async () => {
  const client = createQueryClient();
  const read = (key: string, meta?: { constant: boolean }) => {
    const queryFn = vi.fn(() => Promise.resolve(key));
    new QueryObserver(client, { queryKey: [key], queryFn, meta }).subscribe(() => undefined);
    return queryFn;
  };
  const features = read('/v1/admin/features/datatable');
  const countries = read('/geo/countries', { constant: true });
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  await new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate();
  await vi.waitFor(() => expect(features).toHaveBeenCalledTimes(2));
  await new MutationObserver(client, {
    mutationFn: () => Promise.resolve(),
    meta: { invalidates: false },
  }).mutate();
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(features).toHaveBeenCalledTimes(2);
  expect(countries).toHaveBeenCalledTimes(1);
});

test('a write that is over holds nothing of the screen that began it', async () => {
  const client = createQueryClient();
  const observer = new MutationObserver(client, { mutationFn: () => Promise.resolve() });
  const leave = observer.subscribe(() => undefined);
  await observer.mutate();
  leave();
  await vi.waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
});

test('what was asked for ahead before a write is not shown after it', async () => {
  const client = createQueryClient();
  const older = Promise.withResolvers<string>();
  const queryFn = vi.fn(() => Promise.resolve('new rows')).mockReturnValueOnce(older.promise);
  const list = { queryKey: ['list'], queryFn };
  client.query({ ...list, meta: { ahead: true } }).catch(() => undefined);
  await new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate();
  new QueryObserver(client, list).subscribe(() => undefined);
  older.resolve('old rows');
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toBe('new rows'));
});

test('a write leaves alone what is read within another query, or for an export', async () => {
  const client = createQueryClient();
  const answer = Promise.withResolvers<string>();
  const readPage = vi.fn(() => answer.promise);
  const queryFn = vi.fn(() => client.query({ queryKey: ['page'], queryFn: readPage }));
  new QueryObserver(client, { queryKey: ['loads'], queryFn }).subscribe(() => undefined);
  await new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate();
  answer.resolve('bookings');
  await vi.waitFor(() => expect(client.getQueryData(['loads'])).toBe('bookings'));
});

test('a write has what is shown of its own area read again, and nothing else', async () => {
  const client = createQueryClient();
  const show = (key: string) => {
    const queryFn = vi.fn(() => Promise.resolve(key));
    new QueryObserver(client, { queryKey: [key], queryFn }).subscribe(() => undefined);
    return queryFn;
  };
  const packages = show('/v1/admin/package/packages/2');
  const faqs = show('/v1/admin/packages/2/faqs');
  const banners = show('/v1/admin/banners/datatable');
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  await new MutationObserver(client, {
    mutationFn: () => {
      noteWrite('/v1/admin/packages/2/faqs/1');
      return Promise.resolve();
    },
  }).mutate();
  await vi.waitFor(() => expect(faqs).toHaveBeenCalledTimes(2));
  expect(packages).toHaveBeenCalledTimes(2);
  expect(banners).toHaveBeenCalledTimes(1);
  expect(client.getQueryState(['/v1/admin/banners/datatable'])?.isInvalidated).toBe(true);
});

test.each([
  ['whose answer was lost', new ApiError('network', 'Lost.', { ambiguous: true }), true],
  ['that was cancelled on its way', new ApiError('cancelled', 'Cancelled.'), true],
  ['that was refused', new ApiError('http', 'Taken.', { status: 409 }), false],
  ['that never left', new ApiError('offline', 'You are offline.'), false],
])('a write %s has lists read again: %s → %s', async (_, error, again) => {
  const client = createQueryClient();
  const shown = vi.fn(() => Promise.resolve('rows'));
  new QueryObserver(client, { queryKey: ['shown'], queryFn: shown }).subscribe(() => undefined);
  client.setQueryData(['left'], 'rows');
  await new MutationObserver(client, { mutationFn: () => Promise.reject(error), meta: { handled: true } })
    .mutate()
    .catch(() => undefined);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(shown).toHaveBeenCalledTimes(again ? 2 : 1);
  expect(client.getQueryState(['left'])?.isInvalidated).toBe(again);
});

test('nothing stays fresh because the clock was set back', async () => {
  const client = createQueryClient();
  client.setQueryData(['list'], 'old rows', { updatedAt: Date.now() + 3_600_000 });
  const list = { queryKey: ['list'], queryFn: () => Promise.resolve('new rows') };
  new QueryObserver(client, list).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(['list'])).toBe('new rows'));
});

test('what failed offline is read when the network is back, what is fresh is not', async () => {
  const client = createQueryClient();
  client.mount();
  const failing = vi.fn(() => Promise.reject(new ApiError('offline', 'You are offline.')));
  const fine = vi.fn(() => Promise.resolve('rows'));
  onlineManager.setOnline(false);
  new QueryObserver(client, { queryKey: ['failing'], queryFn: failing }).subscribe(() => undefined);
  new QueryObserver(client, { queryKey: ['fine'], queryFn: fine }).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(failing).toHaveBeenCalledTimes(2));
  expect(fine).toHaveBeenCalledTimes(1);
  client.unmount();
});

test('a failed write is said once, and not tried again', async () => {
  const send = vi.fn(() => Promise.reject(new ApiError('network', 'The server could not be reached.')));
  await write(send).catch(() => undefined);
  expect(send).toHaveBeenCalledTimes(1);
  expect(notifyError).toHaveBeenCalledExactlyOnceWith('The server could not be reached.');
});

test('messages of fields that no form shows are said', async () => {
  await fail(new ApiError('http', 'Invalid.', { status: 422, fieldErrors: { title: ['Too long.'] } }));
  expect(notifyError).toHaveBeenCalledExactlyOnceWith('Invalid. Too long.');
});

test('what a screen handles and the end of a session are not said', async () => {
  await fail(new ApiError('http', 'Taken.', { status: 409 }), { handled: true });
  await fail(new ApiError('cancelled', 'The request was cancelled.'));
  await fail(new ApiError('session', 'Your session has ended.'));
  expect(notifyError).not.toHaveBeenCalled();
});
