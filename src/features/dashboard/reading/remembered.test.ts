import { expect, it, vi } from 'vitest';
import { remembered } from './remembered';

it('reads each page once, and one that failed again', async () => {
  const read = vi.fn((page: number) => Promise.resolve(`page ${page}`));
  read.mockRejectedValueOnce(new Error('busy'));
  const page = remembered(read);
  await expect(page(1)).rejects.toThrow('busy');
  expect(await Promise.all([page(1), page(2), page(1)])).toEqual(['page 1', 'page 2', 'page 1']);
  expect(read.mock.calls).toEqual([[1], [1], [2]]);
});
