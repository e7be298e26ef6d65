import * as fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readerOf } from '@/api/reader';
import type { Booking } from '@/generated/model';
import { createBackend } from '@/mocks/backend';
import { testClient } from '@/mocks/test-client';
import { arbitraryBody } from './arbitrary';
import { operationOf, RESOURCES } from './resources';

fc.configureGlobal({ seed: 20_261_122, numRuns: 12, endOnFailure: true });

const [, userProfiles] = RESOURCES.find(([name]) => name === 'userProfiles') ?? [];
if (!userProfiles) throw new Error('No feature has the profiles of users.');

interface Call {
  method?: string;
  url?: string;
  data?: unknown;
}

const wire = vi.hoisted(() => ({
  send: (_call: unknown): Promise<unknown> => Promise.reject(new Error('No backend yet.')),
}));

vi.mock('@/api/http', () => ({ request: (call: unknown) => wire.send(call) }));

let client: ReturnType<typeof testClient>;
let writes: { url: string; fields: string[] }[];

beforeEach(() => {
  client = testClient(createBackend({ authenticate: false, most: { bookings: 200 } }));
  writes = [];
  wire.send = async (call) => {
    const { method = 'GET', url = '', data } = call as Call;
    if (method !== 'GET') writes.push({ url, fields: [...new Set((data as FormData).keys())] });
    const { body } = await client.call(method, url, data);
    return method === 'GET' ? (await readerOf(url))(body) : body;
  };
});

const [one, other] = [12, 13];
const addressOf = (id: number) => `/v1/admin/users/${String(id)}/profiles`;

describe('a profile', () => {
  const profiles = arbitraryBody(operationOf('POST', addressOf(one))?.bodySchema ?? {});
  const valuesOf = async (id: number, body: object) => {
    await client.call('POST', addressOf(id), body);
    return userProfiles.toValues(await userProfiles.read(id));
  };

  it('sends nothing when nobody touched it, and else the changed field alone', async () => {
    await fc.assert(
      fc.asyncProperty(profiles, profiles, fc.nat(), async (body, wantedBody, pick) => {
        const values = await valuesOf(one, body);
        const wanted = await valuesOf(other, wantedBody);
        writes = [];
        await userProfiles.saveChanges(one, values, values);
        expect(writes).toEqual([]);

        const names = Object.keys(wantedBody).filter(
          (name) => JSON.stringify(values[name]) !== JSON.stringify(wanted[name]),
        );
        const name = names[pick % Math.max(1, names.length)];
        if (name === undefined) return;
        const changed = { ...values, [name]: wanted[name] };
        await userProfiles.saveChanges(one, changed, values);
        expect(writes).toEqual([{ url: addressOf(one), fields: [name] }]);
        expect(userProfiles.toValues(await userProfiles.read(one))).toEqual(changed);
      }),
    );
  });
});

describe('a booking', () => {
  it('changes by its cancellation in status and reason alone, and only while it is to come', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), fc.string(), async (id, reason) => {
        const address = `/v1/admin/bookings/${String(id)}`;
        const before = await client.data<Booking>('GET', address);
        const body = { status: 'cancelled', cancel_reason: reason };
        const { status } = await client.call('PATCH', address, body);
        const after = await client.data<Booking>('GET', address);
        const toCome = before.status === 'pending' || before.status === 'confirmed';
        const done = toCome && reason.trim() !== '';
        expect(status < 300).toBe(done);
        expect(after).toEqual(done ? { ...before, ...body } : before);
      }),
    );
  });
});
