import { getResponse, type RequestHandler } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import type { Operation } from '@/generated/operations';
import type { Context } from '@/mocks/context';
import { openDatabase } from '@/mocks/db/database';
import { memoryPersistence } from '@/mocks/db/persistence';
import type { TableDefinition } from '@/mocks/db/table';
import { openFileStore } from '@/mocks/files/file-store';
import { openSessions } from '@/mocks/sessions';
import { conflict } from './answers';
import { crud } from './crud';

const village = z.object({ id: z.int(), name: z.string() });
const house = z.object({ id: z.int(), name: z.string(), beds: z.int(), village_id: z.int() });

const villages: TableDefinition<z.infer<typeof village>> = {
  name: 'villages',
  row: village,
  seed: () => [{ name: 'Ghandruk' }, { name: 'Sirubari' }],
};
const houses: TableDefinition<z.infer<typeof house>> = {
  name: 'houses',
  row: house,
  parent: { name: 'villages', field: 'village_id' },
  seed: () => [
    { name: 'Dil Maya', beds: 4, village_id: 1 },
    { name: 'Lamsal', beds: 2, village_id: 2 },
  ],
};
const body = z.object({ name: z.string().min(1), beds: z.int().default(2), village_id: z.int().optional() });
const shown = z.object({ id: z.int(), name: z.string(), beds: z.int(), village: z.string() });
const record = z.object({ data: shown });

const operation = (method: string, operationId: string, path: string, more: Partial<Operation> = {}) => ({
  operationId,
  tag: 'houses',
  method,
  path: `/villages/{villageId}/houses${path}`,
  status: 200,
  ...more,
});
const contract: Operation[] = [
  operation('GET', 'listHouseOptions', '', { answer: z.object({ data: z.array(shown) }) }),
  operation('POST', 'createHouse', '', { body, answer: record }),
  operation('GET', 'getHouse', '/{houseId}', { answer: record }),
  operation('PATCH', 'updateHouse', '/{houseId}', { body, answer: record }),
  operation('DELETE', 'deleteHouse', '/{houseId}', { status: 204 }),
];

/** Houses belong to villages, have no village id in responses, and cannot be deleted if large. */
const houseHandlers = (context: Context) => {
  const villageTable = context.db.table(villages);
  const resource = crud(
    houses,
    {
      present: async ({ village_id }) => ({ village: (await villageTable.get(village_id))?.name }),
      write: ({ name }: z.infer<typeof body>) => ({ name: name.trim() }),
      guard: ({ name, beds }) => {
        if (beds > 3) throw conflict(`${name} is still in use.`);
        return Promise.resolve();
      },
    },
    contract,
  );
  return resource(context);
};

let handlers: RequestHandler[];

beforeEach(() => {
  const db = openDatabase(memoryPersistence());
  handlers = houseHandlers({
    db,
    files: openFileStore(db),
    sessions: openSessions(db, Date.now),
    now: Date.now,
  });
});

const call = async (method: string, path: string, values?: object) => {
  const init = { method, body: values ? JSON.stringify(values) : null };
  const response = await getResponse(handlers, new Request(`https://api.test${path}`, init));
  const text = (await response?.text()) ?? '';
  return [response?.status, text === '' ? undefined : (JSON.parse(text) as unknown)];
};

it('shows children of their own parent only, in the form of the contract', async () => {
  const dilMaya = { id: 1, name: 'Dil Maya', beds: 4, village: 'Ghandruk' };
  expect(await call('GET', '/villages/1/houses')).toEqual([200, { data: [dilMaya] }]);
  expect(await call('GET', '/villages/1/houses/1')).toEqual([200, { data: dilMaya }]);
  expect((await call('GET', '/villages/2/houses/1'))[0]).toBe(404);
  expect((await call('PATCH', '/villages/2/houses/1', { name: 'x' }))[0]).toBe(404);
  expect((await call('DELETE', '/villages/2/houses/1'))[0]).toBe(404);
  expect((await call('GET', '/villages/3/houses'))[0]).toBe(404);
});

it('files new children under the parent of the path', async () => {
  expect((await call('POST', '/villages/3/houses', { name: 'Nobody' }))[0]).toBe(404);
  const created = { id: 3, name: 'Tamu', beds: 2, village: 'Sirubari' };
  expect(await call('POST', '/villages/2/houses', { name: ' Tamu ' })).toEqual([200, { data: created }]);
  expect(await call('GET', '/villages/2/houses/3')).toEqual([200, { data: created }]);
});

it('does not fall back to defaults on a change', async () => {
  const [, answer] = await call('PATCH', '/villages/1/houses/1', { name: 'Dil Kumari' });
  expect(answer).toEqual({ data: { id: 1, name: 'Dil Kumari', beds: 4, village: 'Ghandruk' } });
});

it('lets a guard keep a row', async () => {
  expect(await call('DELETE', '/villages/1/houses/1')).toEqual([
    409,
    { message: 'Dil Maya is still in use.' },
  ]);
  expect((await call('GET', '/villages/1/houses/1'))[0]).toBe(200);
});
