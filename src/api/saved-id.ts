import { toIdentity } from './conform-values';

/** The id of the record that a save answers with; what it answers is not specified, and may be no record at all. */
export const savedId = (answer: unknown): number | undefined => {
  const id = (answer as { data?: { id?: unknown } | null } | null | undefined)?.data?.id;
  return toIdentity(id);
};

/** The answer to a write of the record `id`; nothing where it is about another one, such as the record around it. */
export const answerAbout = (id: number, answer: unknown): unknown =>
  [undefined, id].includes(savedId(answer)) ? answer : undefined;
