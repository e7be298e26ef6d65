import { recordIn } from '@/api/tolerant/saved-id';
import { isSuccess, type Reply } from './client';
import { findingsOf } from './findings';
import { type Mishap, refusalOf } from './mishaps';
import { type Contract, type Method, readAt } from './reads';
import type { Trial } from './trials';
import type { Visit } from './walk';

/** The requests of one operation, their results, and what happened to the values sent. */
export interface Attempt extends Visit {
  mishaps: Mishap[];
}

/** Counts an answer, and compares what it holds with the contract. */
export const hear = (attempt: Attempt, { status, body }: Reply): void => {
  const { read, findings } = attempt;
  attempt.answers += 1;
  if (!isSuccess(status)) return;
  if (read.method === 'get') findings.push(...findingsOf(read.shape, body));
  // Any 2xx counts as saved, and the response to a write may contain less than the record.
  else if (recordIn(body))
    findings.push(...findingsOf(read.shape, body).filter(({ kind }) => kind !== 'missing'));
};

/** The same, and reports a refusal. */
export const note = (attempt: Attempt, reply: Reply): void => {
  hear(attempt, reply);
  if (!isSuccess(reply.status)) attempt.mishaps.push(refusalOf(reply.status, reply.body));
};

/** The calls of one kind of record, with their results. */
export const stepsOf = (contract: Contract, { collection }: Trial) => {
  const record = Object.keys(contract.paths).find((path) => path.startsWith(`${collection}/{`)) ?? '';
  const at = (method: Method, path = record): Attempt => ({
    read: readAt(contract, method, path),
    answers: 0,
    findings: [],
    lists: [],
    mishaps: [],
  });
  return { create: at('post', collection), read: at('get'), update: at('patch'), remove: at('delete') };
};
