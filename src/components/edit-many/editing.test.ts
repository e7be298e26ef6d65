import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError } from '@/api/errors/api-error';
import { withUnreadable } from '@/api/tolerant/unreadable';
import { resource } from '@/api/writes/resource';
import { editing } from './editing';
import { rowEdit } from './row-edit';

interface Trek {
  id: number;
  title: string;
  price: number | null;
  notes: string;
}

interface Values {
  title: string;
  price: number | '';
  notes: string;
}

const oddPrice = [{ path: 'price', field: 'price', value: '1,85,000' }];

/** One trek on a server, and its row in the list. */
const trek = (price: number | null = 900) => {
  const stored: Trek = { id: 7, title: 'Mardi Himal', price, notes: 'Steep.' };
  const connection = { losesAnswers: false, staysDown: false, isDown: false };
  const lost = () => new ApiError('network', 'The server could not be reached.', { ambiguous: true });
  const update = vi.fn(async (_id: number, fields: Partial<Trek>) => {
    Object.assign(stored, fields);
    if (connection.losesAnswers) {
      connection.isDown = connection.staysDown;
      throw lost();
    }
    return Promise.resolve(stored);
  });
  const edits = editing({
    resource: resource<Trek, Values, object>({
      name: 'treks',
      fields: { title: { kind: 'text' }, price: { kind: 'number' } },
      // A price of null represents an unreadable one.
      read: () =>
        connection.isDown
          ? Promise.reject(lost())
          : Promise.resolve({ data: withUnreadable({ ...stored }, stored.price === null ? oddPrice : []) }),
      update,
      toValues: (record?: Trek) => ({
        title: record?.title ?? '',
        price: record?.price ?? '',
        notes: record?.notes ?? '',
      }),
      toBody: (values) => values,
    }),
    schema: z.object({ title: z.string().min(1), price: z.number().min(0) }),
    fields: ['title', { name: 'price', unit: 'NPR' }],
  });
  return { stored, connection, edits, sent: () => update.mock.calls.map(([, fields]) => fields) };
};

describe('editing', () => {
  it('holds the fields that it names, and no others', () => {
    const { stored, edits } = trek();
    expect(edits.cellsOf(stored)).toEqual({ title: 'Mardi Himal', price: 900 });
  });

  it('says what the contract refuses of the changed fields', () => {
    const { edits } = trek();
    expect(edits.problemsIn({ price: -1 })).toEqual({ price: 'Must be at least 0.' });
    expect(edits.problemsIn({ price: 'soon' })).toEqual({ price: 'Enter a number.' });
    expect(edits.problemsIn({ title: 'Rara' })).toEqual({});
  });

  it('refuses a price of zero, which is a mistake in a bulk edit', () => {
    const { edits } = trek();
    expect(edits.problemsIn({ price: 0 }).price).toBe('A price must be more than 0.');
    expect(edits.problemsIn({ price: '' })).not.toHaveProperty(
      'price',
      expect.stringContaining('more than 0'),
    );
  });

  it('sends the changed fields, and nothing where they are what they should be', async () => {
    const { edits, sent } = trek();
    await edits.save(7, { before: { price: 900 }, after: { price: 950 } });
    await edits.save(7, { before: { price: 900 }, after: { price: 950 } });
    expect(sent()).toEqual([{ price: 950 }]);
  });

  it('takes a change whose answer was lost for done if the record holds it', async () => {
    const { connection, edits, sent } = trek();
    connection.losesAnswers = true;
    const change = { before: { price: 900 }, after: { price: 950 } };
    await expect(edits.save(7, change)).resolves.toEqual(change);
    expect(sent()).toEqual([{ price: 950 }]);
  });

  it('sends nothing over what somebody else has written, and leaves other fields to them', async () => {
    const { stored, edits, sent } = trek();
    stored.price = 1000;
    stored.notes = 'Steep, and long.';
    const saving = edits.save(7, { before: { price: 900 }, after: { price: 950 } });
    await expect(saving).rejects.toThrow('Somebody else changed this meanwhile: Price.');
    expect(sent()).toEqual([]);
    await edits.save(7, { before: { title: 'Mardi Himal' }, after: { title: 'Mardi' } });
    expect(sent()).toEqual([{ title: 'Mardi' }]);
  });
});

describe('rowEdit', () => {
  const tenMore = ({ price }: { price?: unknown }) => ({ price: Number(price) + 10 });

  it('is taken back to what was stored', async () => {
    const { edits, sent } = trek();
    const edit = rowEdit(edits, 7, { price: 900 }, tenMore);
    await edit.run();
    await edit.undo()?.();
    expect(sent()).toEqual([{ price: 910 }, { price: 900 }]);
  });

  it('tried again goes on from what somebody else has written', async () => {
    const { stored, edits, sent } = trek();
    stored.price = 1000;
    const edit = rowEdit(edits, 7, { price: 900 }, tenMore);
    await expect(edit.run()).rejects.toThrow('Somebody else');
    await edit.run();
    expect(sent()).toEqual([{ price: 1010 }]);
  });

  it('tried again after a lost answer sends nothing twice, and is taken back to what was stored', async () => {
    const { connection, edits, sent } = trek();
    const edit = rowEdit(edits, 7, { price: 900 }, tenMore);
    // It is carried out, and cannot be looked up either.
    Object.assign(connection, { losesAnswers: true, staysDown: true });
    await expect(edit.run()).rejects.toThrow('could not be reached');
    Object.assign(connection, { losesAnswers: false, isDown: false });
    await edit.run();
    await edit.undo()?.();
    expect(sent()).toEqual([{ price: 910 }, { price: 900 }]);
  });

  it('is not taken back over what somebody else has written since', async () => {
    const { stored, edits, sent } = trek();
    const edit = rowEdit(edits, 7, { price: 900 }, tenMore);
    await edit.run();
    stored.price = 2000;
    await expect(edit.undo()?.()).rejects.toThrow('Somebody else');
    expect(sent()).toEqual([{ price: 910 }]);
  });

  it('does not restore a guess over an unreadable value', async () => {
    const { stored, edits, sent } = trek(null);
    expect(edits.cellsOf(withUnreadable(stored, oddPrice))).toEqual({ title: 'Mardi Himal' });
    const edit = rowEdit(edits, 7, { title: 'Mardi Himal' }, () => ({ title: 'Mardi', price: 950 }));
    await edit.run();
    await expect(edit.undo()?.()).rejects.toThrow('your change stays');
    expect(sent()).toEqual([{ title: 'Mardi', price: 950 }, { title: 'Mardi Himal' }]);
  });

  it('that was never done has nothing to take back', async () => {
    const { edits, sent } = trek();
    await rowEdit(edits, 7, { price: 900 }, tenMore).undo()?.();
    expect(sent()).toEqual([]);
  });
});
