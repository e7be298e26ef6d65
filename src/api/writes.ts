const lastWrites = new Map<string, number>();

/**
 * The part of the API that a path belongs to: `package` for `/v1/admin/package/regions/3` as for
 * `/v1/admin/packages/2/faqs`, by which the specification writes them.
 */
export const areaOf = (path: string): string => /^\/v1\/admin\/([^/]+?)s?(?:\/|$)/.exec(path)?.[1] ?? path;

/** Remembers that a write to this path was sent, whatever becomes of it. */
export const noteWrite = (path: string): void => {
  lastWrites.set(areaOf(path), Date.now());
};

/** The areas written to since a time in milliseconds. */
export const areasWrittenSince = (time: number): string[] =>
  [...lastWrites].filter(([, at]) => at >= time).map(([area]) => area);
