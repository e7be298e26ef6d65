import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkTimeoutError, isChunkError, loadChunk } from './chunk';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a chunk that arrives is handed on', async () => {
  await expect(loadChunk(() => Promise.resolve('screen'))).resolves.toBe('screen');
  expect(vi.getTimerCount()).toBe(0);
});

test('a failure is passed on at once', async () => {
  const failure = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  await expect(loadChunk(() => Promise.reject(failure))).rejects.toBe(failure);
});

test('a chunk that hangs counts as lost after 120 seconds, not before', async () => {
  const settled = vi.fn();
  loadChunk(() => new Promise(() => undefined)).catch(settled);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.any(ChunkTimeoutError));
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
});

test.each([
  'Failed to fetch dynamically imported module: https://a.test/assets/x.js',
  'error loading dynamically imported module: https://a.test/assets/x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x.css',
])('%j is a chunk error', (message) => {
  expect(isChunkError(new TypeError(message))).toBe(true);
});

test('other errors are not', () => {
  expect(isChunkError(new TypeError("Cannot read properties of undefined (reading 'name')"))).toBe(false);
  expect(isChunkError('Failed to fetch dynamically imported module')).toBe(false);
});
