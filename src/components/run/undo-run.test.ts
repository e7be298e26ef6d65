import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { noteEmptied } from '@/api/writes/emptied';
import { runUndo } from './undo-run';

const said = vi.hoisted(() => ({ signedIn: true, done: [] as string[], failed: [] as string[] }));

vi.mock('@/api/session', () => ({ isSignedIn: () => said.signedIn }));
vi.mock('@/components/notices/notices', () => ({
  notifySuccess: (text: string) => said.done.push(text),
  notifyError: (text: string) => said.failed.push(text),
}));

beforeEach(() => {
  Object.assign(said, { signedIn: true, done: [], failed: [] });
});

const undo = (...outcomes: (Error | undefined)[]) =>
  runUndo(
    outcomes.map((error, key) => ({
      key,
      name: `Room ${key}`,
      run: () => (error ? Promise.reject(error) : Promise.resolve()),
    })),
    (count) => `${count} back.`,
  );

const refused = new ApiError('http', 'Booked until May.', { status: 409 });

it('reports what was undone, and what was not and why', async () => {
  await undo(undefined, undefined);
  await undo(undefined, refused);
  await undo(refused, refused);
  expect(said).toMatchObject({
    done: ['2 back.', '1 back.'],
    failed: [
      '“Room 1” was not changed back. Booked until May.',
      '2 were not changed back. “Room 0”: Booked until May.',
    ],
  });
});

it('does not say of what may be undone that it was not', async () => {
  const lost = new ApiError('network', 'Lost.', { ambiguous: true, caution: 'Check it.' });
  await undo(undefined, lost);
  await undo(refused, lost);
  expect(said.failed).toEqual([
    'It is not known whether “Room 1” was changed back. Lost. Check it.',
    '2 were not changed back, or it is not known whether they were. “Room 0”: Booked until May.',
  ]);
});

it('counts what was not tried because nothing can be sent', async () => {
  await undo(new ApiError('offline', 'You are offline.'), undefined);
  expect(said.failed).toEqual(['2 were not changed back. “Room 0”: You are offline.']);
});

it('ends where the server empties what could not be put back', async () => {
  const emptied = {
    resource: 'rooms',
    record: '',
    fields: ['Amenities'],
    reason: 'It could not be put back.',
  };
  const steps = [0, 1].map((key) => ({
    key,
    name: `Room ${key}`,
    run: () => {
      noteEmptied(emptied);
      return Promise.resolve();
    },
  }));
  await runUndo(steps, (count) => `${count} back.`);
  expect(said.done).toEqual(['1 back.']);
  expect(said.failed[0]).toContain('“Room 1” was not changed back. The undo ended before it');
});

it('says nothing to whoever signs in later', async () => {
  const ended = undo(undefined, refused);
  said.signedIn = false;
  await ended;
  expect([...said.done, ...said.failed]).toEqual([]);
});
