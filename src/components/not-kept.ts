/** Says which fields were sent and did not stay; nothing when all did. */
export const notKept = (labels: readonly string[]): string | undefined =>
  labels.length > 0 ? `The server did not keep: ${labels.join(', ')}.` : undefined;
