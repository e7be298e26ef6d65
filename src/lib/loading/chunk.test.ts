import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CHUNK_TIMEOUT_MS,
  ChunkTimeoutError,
  EmptyChunkError,
  isChunkError,
  isPermanent,
  loadChunk,
} from './chunk';

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

test('a chunk that is asked for again has the whole time again', async () => {
  const settled = vi.fn();
  const hanging = () => loadChunk(() => new Promise(() => undefined));
  hanging().catch(() => undefined);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  hanging().catch(settled);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.any(ChunkTimeoutError));
});

test('a chunk that holds nothing is lost', async () => {
  await expect(loadChunk(() => Promise.resolve({}))).rejects.toThrow(EmptyChunkError);
});

test.each([
  [new SyntaxError("Unexpected token '<'"), true],
  [new SyntaxError("expected expression, got '<'"), true],
  [new SyntaxError("The requested module './a.js' does not provide an export named 'b'"), true],
  [new SyntaxError(`Unexpected token '<', "<!doctype "... is not valid JSON`), false],
])('a page in place of a script is distinguished from one in place of an answer: %s', (error, expected) => {
  expect(isChunkError(error)).toBe(expected);
});

test('only what the network lost is worth asking for again', () => {
  expect(isPermanent(new ChunkTimeoutError())).toBe(true);
  expect(isPermanent(new TypeError('Failed to fetch dynamically imported module'))).toBe(false);
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
