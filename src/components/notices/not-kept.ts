/** Says which fields were sent but not kept; undefined if all were kept. */
export const notKept = (labels: readonly string[]): string | undefined =>
  labels.length > 0 ? `The server did not keep: ${labels.join(', ')}.` : undefined;
