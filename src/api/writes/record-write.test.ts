import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { writeRecord } from './record-write';

interface Trek {
  id: number;
  name: string;
}

const missing = new ApiError('http', 'No query results for model [Region] 5.', { status: 404 });

/** A server with one trek, which responds to writes by `answer`. */
const trekking = (answer: () => Promise<unknown>) => {
  let stored: Trek | undefined = { id: 3, name: 'Langtang' };
  return {
    toValues: (trek?: Trek) => ({ name: trek?.name ?? '' }),
    read: () => (stored ? Promise.resolve(stored) : Promise.reject(missing)),
    saveChanges: (_id: number, { name }: { name: string }) => {
      if (stored) stored = { ...stored, name };
      return answer();
    },
    remove: () => {
      stored = undefined;
    },
  };
};

const edit = { base: { name: 'Langtang' }, ours: { name: 'Langtang Valley' } };

it('ignores an answer about another record', async () => {
  const treks = trekking(() => Promise.resolve({ data: { id: 9, name: 'Mardi Himal' } }));
  const written = await writeRecord(treks, 3, edit);
  expect(written).toMatchObject({ kind: 'saved', answer: undefined, stored: { name: 'Langtang Valley' } });
});

it('takes an answer without an id for no record', async () => {
  const treks = {
    ...trekking(() => Promise.resolve({})),
    saveChanges: () => Promise.resolve({ data: { message: 'Saved.' } }),
  };
  const written = await writeRecord(treks, 3, { base: edit.base, ours: { name: '' } });
  expect(written).toMatchObject({ heard: false, stored: edit.base });
});

it('takes what an earlier write has left there, whose answer was lost, for nobody else’s', async () => {
  const treks = trekking(() => Promise.resolve({}));
  const sentBefore = { name: 'Langtang' };
  const again = { base: { name: 'Lang' }, ours: { name: 'Langtang Valley' } };
  await expect(writeRecord(treks, 3, again)).resolves.toMatchObject({ kind: 'conflict' });
  await expect(writeRecord(treks, 3, { ...again, sentBefore: { name: 'Langtan' } })).resolves.toMatchObject({
    kind: 'conflict',
  });
  await expect(writeRecord(treks, 3, { ...again, sentBefore })).resolves.toMatchObject({ kind: 'saved' });
});

it('takes a record for deleted only if it cannot be read any more', async () => {
  const treks = trekking(() => Promise.reject(missing));
  await expect(writeRecord(treks, 3, edit)).rejects.toBe(missing);
  const deleted = trekking(() => {
    deleted.remove();
    return Promise.reject(missing);
  });
  await expect(writeRecord(deleted, 3, edit)).resolves.toEqual({ kind: 'gone', error: missing });
});
