import { expect, it } from 'vitest';
import { withStatus } from '@/api/client/answer-status';
import { savedId } from '@/api/tolerant/saved-id';
import { requireCreated } from './created';

it.each([
  [{ data: { id: 7 } }, 7],
  [{ message: 'Saved.' }, undefined],
  [{ data: null }, undefined],
  [{ data: { id: '7' } }, 7],
  [{ data: { id: 'seven' } }, undefined],
  [{ id: 7, title: 'Wi-Fi' }, 7],
  [{ id: 7, data: { title: 'Wi-Fi' } }, undefined],
  ['', undefined],
  [undefined, undefined],
])('finds in %j the id %s', (answer, id) => {
  expect(savedId(answer)).toBe(id);
});

it.each([
  [200, { data: { id: 7 } }, true],
  [202, { id: 7 }, true],
  [200, { message: 'Saved.', departure: { id: 7 } }, true],
  [200, { data: { departure: { id: '7' } } }, true],
  [200, { data: { message: 'Saved.' } }, false],
  [201, '', true],
  [200, { message: 'Saved.' }, false],
  [204, '', false],
])('after %s with %j the record counts as created: %s', async (status, answer, isCreated) => {
  const answered = withStatus(answer, status);
  const created = requireCreated(Promise.resolve(answered));
  if (isCreated) await expect(created).resolves.toBe(answered);
  else await expect(created).rejects.toMatchObject({ ambiguous: true });
});
