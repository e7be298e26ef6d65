import { isRecord } from '@/lib/values/is-record';
import { toIdentity } from '@/lib/values/lenient';

/** The record in a body; undefined for a list, a message or a text. */
export const recordIn = (answer: unknown): Record<string, unknown> | undefined =>
  isRecord(answer) && isRecord(answer.data) ? answer.data : undefined;

/** The id of a saved record, also without the usual `data`; undefined if the response, which is not specified, has none. */
export const savedId = (answer: unknown): number | undefined =>
  toIdentity((recordIn(answer) ?? (isRecord(answer) ? answer : undefined))?.id);

/** The response to a write of record `id`; undefined if it is about another record, such as its parent. */
export const answerAbout = (id: number, answer: unknown): unknown =>
  [undefined, id].includes(savedId(answer)) ? answer : undefined;

/** The record of a response to a write, if it is known by its id; `{ data: { message: "Saved." } }` holds none. */
export const savedRecord = (answer: unknown): Record<string, unknown> | undefined =>
  savedId(answer) === undefined ? undefined : recordIn(answer);
