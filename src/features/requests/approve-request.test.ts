import { expect, it, vi } from 'vitest';
import { approveRequest } from './approve-request';

const waits = { data: { id: 5, request_status: 'pending' } };
const approved = { data: { id: 5, request_status: 'approved' } };

it.each([
  ['an answer that says so', approved, undefined],
  ['a message, and the record that is read then', { message: 'Approved.' }, approved],
  ['an answer that is out of date, and the record that is read then', waits, approved],
  ['a record that does not say what waits', { message: 'Approved.' }, { data: { id: 5 } }],
])('approves by %s', async (_how, answer, record) => {
  const read = vi.fn(() => Promise.resolve(record ?? waits));
  await approveRequest({ approve: () => Promise.resolve(answer), read }, 5);
  expect(read).toHaveBeenCalledTimes(record ? 1 : 0);
});

it('does not report an approval if the request is still waiting', async () => {
  const calls = {
    approve: () => Promise.resolve({ message: 'Approved.' }),
    read: () => Promise.resolve(waits),
  };
  await expect(approveRequest(calls, 5)).rejects.toThrow('did not save it');
});
