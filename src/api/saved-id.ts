import { isRecord } from '@/lib/is-record';
import { toIdentity } from './conform-values';

/** The record that an answer holds; nothing where it is a list, a message or no JSON. */
export const recordIn = (answer: unknown): Record<string, unknown> | undefined =>
  isRecord(answer) && isRecord(answer.data) ? answer.data : undefined;

/** The id of the record that a save answers with; what it answers is not specified, and may be no record at all. */
export const savedId = (answer: unknown): number | undefined => toIdentity(recordIn(answer)?.id);

/** The answer to a write of the record `id`; nothing where it is about another one, such as the record around it. */
export const answerAbout = (id: number, answer: unknown): unknown =>
  [undefined, id].includes(savedId(answer)) ? answer : undefined;
