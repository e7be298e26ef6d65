import { describe, expect, it } from 'vitest';
import { createBackend } from './backend';
import { refusedSample } from './contract/sample';
import { type Operation, OPERATIONS, responseSchemaOf } from './contract/walk';
import { createWalker, dataOf, rank, servedBy } from './contract/walker';

const backend = createBackend();
const walker = createWalker(backend);
const served = servedBy(backend);
const isServed = ({ method, path }: Operation) => served.has(`${method} ${path}`);

const scalars = (value: unknown): [string, unknown][] =>
  Object.entries(value ?? {}).filter(([, inner]) => ['string', 'number', 'boolean'].includes(typeof inner));

/** Expects the sent values in the fields that both the body and the record have. */
const expectKept = (sent: object | undefined, record: unknown) => {
  const answered = new Map(scalars(record));
  for (const [key, value] of scalars(sent)) {
    if (answered.has(key)) expect([key, answered.get(key)]).toEqual([key, value]);
  }
};

/** Reads the record at this path, if the contract has an operation for it. */
const readBack = async (operation: Operation, path: string) => {
  const reader = OPERATIONS.find((other) => other.method === 'GET' && other.path === operation.path);
  return reader && isServed(reader) ? walker.call('GET', path) : undefined;
};

const expectRefusals = async (operation: Operation, path: string) => {
  const { method, isOpen, refusals, bodySchema } = operation;
  const nothing = walker.encode(operation, {});
  if (!isOpen) {
    const stranger = await walker.call(method, path, nothing, 'nobody');
    expect(stranger).toEqual({ status: 401, body: { message: 'Unauthenticated.' } });
  }
  if (refusals.includes(404) && operation.path.includes('{')) {
    const nowhere = operation.path.replaceAll(/\{\w+\}/g, '99999999');
    const missing = await walker.call(method, nowhere, nothing);
    expect(missing).toEqual({ status: 404, body: { message: 'This record does not exist.' } });
  }
  if (refusals.includes(422) && bodySchema) {
    const refused = await walker.call(method, path, walker.encode(operation, refusedSample(bodySchema)));
    expect(refused).toMatchObject({ status: 422, body: { message: 'The given data was invalid.' } });
    const { errors } = refused.body as { errors: Record<string, string[]> };
    expect(Object.values(errors).flat()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^The .+\.$/)]),
    );
  }
};

const expectSuccess = async (operation: Operation, path: string) => {
  const sent = await walker.body(operation);
  const reply = await walker.call(operation.method, path, walker.encode(operation, sent));
  expect(reply, JSON.stringify(reply.body)).toMatchObject({ status: operation.successStatus });
  const record = dataOf(reply.body);
  if (operation.successStatus === 204) return { sent, record };

  // The schema strips unknown fields, so equality also proves that there are none.
  expect(responseSchemaOf(operation)?.parse(reply.body)).toEqual(reply.body);
  if (record) expect(reply.body, 'the example of the contract, not an answer').not.toEqual(operation.example);
  expectKept(sent, record);
  return { sent, record };
};

const expectState = async (operation: Operation, path: string, sent: object | undefined, record: unknown) => {
  if (operation.tag === 'auth') {
    walker.use((record as { access_token: string }).access_token);
  } else if (operation.successStatus === 201) {
    walker.remember(operation, record);
    const back = await walker.call('GET', `${path}/${(record as { id: number }).id}`);
    expect(dataOf(back.body)).toEqual(record);
  } else if (operation.method === 'DELETE') {
    const back = await readBack(operation, path);
    if (back) expect(back.status).toBe(404);
  } else if (operation.method !== 'GET') {
    const back = await readBack(operation, path);
    if (back) expectKept(sent, dataOf(back.body));
  }
};

describe('the offline backend', () => {
  it('serves every operation of the contract', () => {
    const waiting = OPERATIONS.filter((operation) => !isServed(operation)).map(
      ({ operationId }) => operationId,
    );
    expect(waiting).toEqual([]);
  });

  it('leaves no handler without an operation', () => {
    const known = new Set(OPERATIONS.map(({ method, path }) => `${method} ${path}`));
    expect([...served].filter((line) => !known.has(line))).toEqual([]);
  });
});

describe('the offline backend keeps the contract', () => {
  const walked = OPERATIONS.filter(isServed).toSorted((a, b) => rank(a) - rank(b));
  it.each(walked.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async (_, operation) => {
      const path = await walker.path(operation);
      await expectRefusals(operation, path);
      const { sent, record } = await expectSuccess(operation, path);
      await expectState(operation, path, sent, record);
    },
  );
});
