import { MutationObserver, QueryObserver, type MutationMeta } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { createQueryClient } from './query-client';

const { notifyError } = vi.hoisted(() => ({ notifyError: vi.fn() }));
vi.mock('@/components/notices', () => ({ notifyError }));

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

test('a failed write is told once, and not tried again', async () => {
  const send = vi.fn(() => Promise.reject(new ApiError('network', 'The server could not be reached.')));
  await write(send).catch(() => undefined);
  expect(send).toHaveBeenCalledTimes(1);
  expect(notifyError).toHaveBeenCalledExactlyOnceWith('The server could not be reached.');
});

test('messages of fields that no form shows are told', async () => {
  await fail(new ApiError('http', 'Invalid.', { status: 422, fieldErrors: { title: ['Too long.'] } }));
  expect(notifyError).toHaveBeenCalledExactlyOnceWith('Invalid. Too long.');
});

test('what a screen handles and the end of a session are not told', async () => {
  await fail(new ApiError('http', 'Taken.', { status: 409 }), { handled: true });
  await fail(new ApiError('cancelled', 'The request was cancelled.'));
  await fail(new ApiError('session', 'Your session has ended.'));
  expect(notifyError).not.toHaveBeenCalled();
});
