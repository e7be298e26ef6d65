const lastWrites = new Map<string, number>();

/**
 * The area of the API that a path belongs to: `package` for both `/v1/admin/package/regions/3` and
 * `/v1/admin/packages/2/faqs`, the two spellings of the specification.
 */
export const pathGroupOf = (path: string): string =>
  /^\/v1\/admin\/([^/]+?)s?(?:\/|$)/.exec(path)?.[1] ?? path;

/** Records that a write to this path was sent, whatever its result. */
export const noteWrite = (path: string): void => {
  lastWrites.set(pathGroupOf(path), Date.now());
};

/** The areas written to since a time in milliseconds. */
export const groupsWrittenSince = (time: number): string[] =>
  [...lastWrites].filter(([, at]) => at >= time).map(([area]) => area);
