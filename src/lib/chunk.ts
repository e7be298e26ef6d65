/** How long a screen's script may take before it counts as lost, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A screen's script was given up after its time (`CHUNK_TIMEOUT_MS` unless told otherwise); the request may still hang. */
export class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError';

  constructor() {
    super('This screen took too long to load.');
  }
}

// Chromium, Firefox, Safari, and Vite's own message for a stylesheet that belongs to a chunk.
const CHUNK_FAILURES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** True for the errors that a browser or Vite raises when a lazily loaded script or its stylesheet is missing. */
export const isChunkError = (error: unknown): boolean => {
  if (error instanceof ChunkTimeoutError) return true;
  return error instanceof Error && CHUNK_FAILURES.some((text) => error.message.includes(text));
};

/** Loads a chunk, rejecting after `timeoutMs`: an `import()` whose request hangs never settles by itself. */
export const loadChunk = <T>(importer: () => Promise<T>, timeoutMs = CHUNK_TIMEOUT_MS): Promise<T> => {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkTimeoutError()), timeoutMs);
    importer()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
};
