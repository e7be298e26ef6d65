import { renewStylesheets } from './failed-chunks';
import { noteFault } from './faults';

/** How long a screen's script may take before it counts as lost, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** A script was given up after `CHUNK_TIMEOUT_MS`; the request may still hang. */
export class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError';

  constructor() {
    super('This screen took too long to load.');
  }
}

/** A script came, and holds nothing: the server answers with another file. */
export class EmptyChunkError extends Error {
  override readonly name = 'EmptyChunkError';

  constructor() {
    super('This screen came empty.');
  }
}

// Chromium, Firefox, Safari, and Vite's own message for a stylesheet that belongs to a chunk.
const CHUNK_FAILURES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** The syntax errors of a script that turns out to be a page, or of another build; never those of JSON. */
const WRONG_CONTENT =
  /^(?!.*JSON)(Unexpected token '<'|expected expression, got '<'|.*(does not|doesn't) provide an export named|Importing binding name)/;

/** True for the errors that a browser or Vite raises when a lazily loaded script or its stylesheet is missing or another. */
export const isChunkError = (error: unknown): boolean => {
  if (error instanceof ChunkTimeoutError || error instanceof EmptyChunkError) return true;
  if (error instanceof SyntaxError) return WRONG_CONTENT.test(error.message);
  return error instanceof Error && CHUNK_FAILURES.some((text) => error.message.includes(text));
};

/** Whether to ask for a chunk again is of no use in this page: a browser answers with what it has, or waits on. */
export const isHopeless = (error: unknown): boolean =>
  error instanceof ChunkTimeoutError || error instanceof EmptyChunkError || error instanceof SyntaxError;

const isEmpty = (module: unknown) =>
  typeof module === 'object' && module !== null && Object.keys(module).length === 0;

/**
 * The one way to load a chunk. Rejects some time after it was asked for, since an `import()` whose request hangs never
 * settles by itself, and for a script that holds nothing; a stylesheet that failed before is asked for again first.
 */
export const loadChunk = <T>(importer: () => Promise<T>): Promise<T> =>
  new Promise((resolve, refuse) => {
    const reject = (error: Error) => {
      noteFault({ kind: 'chunk', error });
      refuse(error);
    };
    const timer = setTimeout(() => reject(new ChunkTimeoutError()), CHUNK_TIMEOUT_MS);
    (renewStylesheets()?.then(importer) ?? importer())
      .then((module) => (isEmpty(module) ? reject(new EmptyChunkError()) : resolve(module)), reject)
      .finally(() => clearTimeout(timer));
  });
