import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decode } from '@/api/tolerant/decode';
import { responseShape } from '@/generated/responses';
import { isRecord } from '@/lib/values/is-record';
import { OPERATIONS } from '@/mocks/contract/walk';
import { arbitraryOf } from './arbitrary';

fc.configureGlobal({ seed: 20_261_122, numRuns: 20, endOnFailure: true });

const reads = OPERATIONS.filter(({ method, answerSchema }) => method === 'GET' && answerSchema !== undefined);

/** As JSON. A null reference beside its own id is left out: reading it by the id is correct. */
const asJson = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) => {
      if (!isRecord(inner)) return inner;
      const entries = Object.entries(inner);
      return Object.fromEntries(
        entries.filter(([key, item]) => item !== null || (inner[`${key}_id`] ?? null) === null),
      );
    }),
  );

describe.each(reads.map((operation) => [operation.operationId, operation] as const))(
  'an answer to %s',
  (_id, { path, answerSchema = {} }) => {
    it('is read as it came when it is as promised', async () => {
      const shape = await responseShape(path.replaceAll(/\{\w+\}/g, '7'));
      if (!shape) throw new Error('There is no shape for this read.');
      fc.assert(
        fc.property(arbitraryOf(answerSchema), (answer) => {
          const sent = asJson(answer);
          const result = decode(shape, sent);
          expect(result).toMatchObject({ ok: true, value: sent, unreadable: [] });
        }),
      );
    });
  },
);
