import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { removeRecord } from './removal';

const failing = (status: number) => () => Promise.reject(new ApiError('http', 'Refused.', { status }));

it('takes a record that is gone already for deleted, and says so', async () => {
  await expect(removeRecord(() => Promise.resolve())).resolves.toBe('done');
  await expect(removeRecord(failing(404))).resolves.toBe('gone');
  await expect(removeRecord(failing(410))).resolves.toBe('gone');
  await expect(removeRecord(failing(409))).rejects.toThrow('Refused.');
});
