const statuses = new WeakMap<object, number>();

/** The answer to a write with its HTTP status, for `statusOf`; without an object in it, an empty one. */
export const withStatus = <Answer>(answer: Answer, status: number): Answer => {
  const body = typeof answer === 'object' && answer !== null ? answer : {};
  statuses.set(body, status);
  return body as Answer;
};

/** The HTTP status of the answer to a write, for screens that depend on 201; 0 if it is not known. */
export const statusOf = (answer: unknown): number => statuses.get(answer as object) ?? 0;
