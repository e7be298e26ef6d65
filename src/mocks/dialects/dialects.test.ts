import { describe, expect, it } from 'vitest';
import { createBackend } from '@/mocks/backend';
import { type Operation, OPERATIONS } from '@/mocks/contract/walk';
import { createWalker, dataOf, rank, servedBy } from '@/mocks/contract/walker';
import { testClient } from '@/mocks/test-client';
import { DIALECT_NAMES } from './names';

const REGION = '/v1/admin/package/regions/1';

describe('every operation of the contract, asked for in full, succeeds', () => {
  it.each(DIALECT_NAMES)('in %s', async (dialect) => {
    const backend = createBackend();
    const walker = createWalker(backend);
    const served = servedBy(backend);
    const isServed = ({ method, path }: Operation) => served.has(`${method} ${path}`);
    for (const operation of OPERATIONS.filter(isServed).toSorted((a, b) => rank(a) - rank(b))) {
      const path = await walker.path(operation);
      const body = walker.encode(operation, await walker.body(operation));
      // Without the id of a new record, the walk could not continue.
      const isMute = dialect === 'bare' && operation.successStatus === 201;
      await backend.setControls({ dialect: isMute ? 'normal' : dialect });
      const reply = await walker.call(operation.method, path, body);
      await backend.setControls({ dialect: 'normal' });
      expect([operation.operationId, reply.status], JSON.stringify(reply.body)).toEqual([
        operation.operationId,
        operation.successStatus,
      ]);
      const record = dataOf(reply.body);
      if (operation.tag === 'auth') walker.use((record as { access_token: string }).access_token);
      if (operation.successStatus === 201) walker.remember(operation, record);
    }
  });
});

it('leaves the data alone when it is changed, and answers as before when it is changed back', async () => {
  const backend = createBackend({ authenticate: false });
  const client = testClient(backend);
  await client.call('DELETE', '/v1/admin/features/2');
  const before = [await client.call('GET', REGION), await backend.db.contents()];
  for (const dialect of DIALECT_NAMES) {
    await backend.setControls({ dialect });
    await client.call('GET', REGION);
    expect(await backend.controls()).toMatchObject({ dialect });
  }
  await backend.setControls({ dialect: 'normal' });
  expect([await client.call('GET', REGION), await backend.db.contents()]).toEqual(before);
});

it('asks for a session before it refuses anything else', async () => {
  const client = testClient(createBackend({ controls: { dialect: 'strict' } }));
  expect((await client.call('POST', '/v1/admin/features?nonsense=1', {})).status).toBe(401);
});
