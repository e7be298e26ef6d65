import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { readerOf } from '@/api/tolerant/reader';
import { createBackend } from '@/mocks/backend';
import { testClient } from '@/mocks/test-client';
import { holderOf } from './holder';

const { call } = vi.hoisted(() => ({ call: vi.fn<(url: string) => Promise<unknown>>() }));

vi.mock('@/api/http', () => ({
  request: ({ url, params }: { url: string; params?: Record<string, string> }) =>
    call(`${url}?${new URLSearchParams(params).toString()}`),
}));

const find = (noun: string, value: string) => {
  const client = testClient(createBackend({ authenticate: false }));
  call.mockImplementation(async (url) =>
    (await readerOf(url.replace(/\?.*/, '')))((await client.call('GET', url)).body),
  );
  return holderOf(new QueryClient(), noun, value, new AbortController().signal);
};

it.each([
  ['package', 'Everest-Base-Camp-Trek', 'Everest Base Camp Trek'],
  ['user', 'ADMIN@example.com', 'Asmita Gurung'],
  ['feature', 'AIRPORT pick-up and drop-off', 'Airport pick-up and drop-off'],
])('finds the %s that has %s', async (noun, value, name) => {
  expect(await find(noun, value)).toMatchObject({ name, link: { to: expect.any(String) as string } });
});

it('finds none that has a value of no record, and refuses what has no list', async () => {
  expect(await find('package', 'nobody-has-this')).toBeUndefined();
  await expect(find('room', 'Deluxe')).rejects.toThrow('No list');
});
