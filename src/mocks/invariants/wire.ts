import { inWay, waysOf } from '@/api/client/update-way';
import { ApiError } from '@/api/errors/api-error';
import { readFieldErrors } from '@/api/errors/field-errors';
import { readerOf, readWritten } from '@/api/tolerant/reader';
import { changeStored } from '@/lib/storage/local-setting';
import { createBackend } from '@/mocks/backend';
import type { DialectName } from '@/mocks/dialects/names';
import { operationOf } from '@/mocks/dialects/operations';
import { decodeForm } from '@/mocks/http/decode-form';
import { ORIGIN, testClient } from '@/mocks/test-client';

interface Call {
  method?: string;
  url?: string;
  data?: unknown;
}

type Send = (call: Call) => Promise<unknown>;

let send: Send = () => Promise.reject(new Error('Nothing is connected yet.'));

/** Replaces the client: `vi.mock('@/api/http', () => ({ request: … }))`, which reads it at each call. */
export const request = (call: Call): Promise<unknown> => send(call);

/** A write as sent, whatever its response. */
export interface Write {
  operationId: string | undefined;
  url: string;
  fields: Record<string, unknown>;
}

const fieldsOf = (data: unknown): Write['fields'] =>
  data instanceof FormData ? decodeForm(data) : { ...(data as object | undefined) };

/** A body without a field's keys. */
const without = (data: unknown, field: string): unknown => {
  if (field === '' || data === undefined) return data;
  const isOther = (key: string) => key.replace(/\[.*$/, '') !== field;
  if (!(data instanceof FormData))
    return Object.fromEntries(Object.entries(data as object).filter(([key]) => isOther(key)));
  const rest = new FormData();
  for (const [key, value] of data) if (isOther(key)) rest.append(key, value);
  return rest;
};

const asItIs = (body: unknown): unknown => body;

/** As JSON. */
const asJson = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

const refusalOf = (status: number, body: unknown) => {
  const { message, errors } = body as { message: string; errors?: unknown };
  return new ApiError('http', message, { status, fieldErrors: readFieldErrors(errors ?? {}) });
};

/** Connects the application to an offline backend of its own, in any dialect. */
export const connect = (most: Readonly<Record<string, number>> = {}) => {
  const backend = createBackend({ authenticate: false, most });
  const client = testClient(backend);
  let dialect: DialectName = 'normal';

  const wire = {
    client,
    /** Every write since `speak`. */
    writes: [] as Write[],
    /** Changes the response of a read before the application gets it. */
    spoil: asItIs,
    /** A field that the backend accepts in writes but does not store. */
    forgets: '',
    /** Resets the backend, in this dialect, and what the application has learned of it. */
    speak: async (name: DialectName) => {
      dialect = name;
      wire.writes = [];
      wire.spoil = asItIs;
      wire.forgets = '';
      await backend.reset();
      await backend.setControls({ dialect });
      changeStored('whole-records', () => null);
    },
    /** Runs a task in the contract's dialect: it sees the stored values. */
    plainly: async <T>(task: () => Promise<T>): Promise<T> => {
      const { spoil } = wire;
      wire.spoil = asItIs;
      await backend.setControls({ dialect: 'normal' });
      try {
        return await task();
      } finally {
        await backend.setControls({ dialect });
        wire.spoil = spoil;
      }
    },
    /** Returns the writes of a task. */
    during: async (task: () => unknown): Promise<Write[]> => {
      const from = wire.writes.length;
      await task();
      return wire.writes.slice(from);
    },
  };

  send = async ({ method = 'GET', url = '', ...call }) => {
    const whole = { method, url, ...call, signal: AbortSignal.any([]), write: method !== 'GET' };
    const { data } = inWay(waysOf(whole)[0], whole);
    if (method !== 'GET') {
      const operation = operationOf(new Request(ORIGIN + url, { method }));
      wire.writes.push({ operationId: operation?.operationId, url, fields: fieldsOf(data) });
    }
    const { status, body } = await client.call(method, url, without(data, wire.forgets));
    if (status >= 400) throw refusalOf(status, body);
    return method === 'GET' ? (await readerOf(url))(asJson(wire.spoil(body))) : readWritten(url, body);
  };
  return wire;
};

/** The calls of a task, without a backend: each response is a record with only an id. */
export const callsOf = async (task: () => unknown): Promise<{ method: string; url: string }[]> => {
  const calls: { method: string; url: string }[] = [];
  const before = send;
  send = ({ method = 'GET', url = '' }) => {
    calls.push({ method, url });
    return Promise.resolve({ data: { id: 1 } });
  };
  await task();
  send = before;
  return calls;
};
