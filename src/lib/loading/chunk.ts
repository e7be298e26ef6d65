import { renewStylesheets } from './failed-chunks';
import { noteFault } from './faults';

declare global {
  /** Asks for the files of a path of the application; only in a production build (src/start.ts). */
  var askForScreen: ((pathname: string) => void) | undefined;
}

/** How long loading a screen's script may take before it counts as failed, in milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Loading a script was abandoned after `CHUNK_TIMEOUT_MS`; the request may still be pending. */
export class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError';

  constructor() {
    super($localize`This screen took too long to load.`);
  }
}

/** A script loaded without exports: the server responded with another file. */
export class EmptyChunkError extends Error {
  override readonly name = 'EmptyChunkError';

  constructor() {
    super($localize`This screen came empty.`);
  }
}

// Messages of Chromium, Firefox and Safari, and of Vite for a chunk's stylesheet.
const CHUNK_FAILURES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

/** The syntax errors of a script that is really an HTML page or from another build; never those of JSON. */
const WRONG_CONTENT =
  /^(?!.*JSON)(Unexpected token '<'|expected expression, got '<'|.*(does not|doesn't) provide an export named|Importing binding name)/;

/** True for errors of a browser or Vite when a lazy chunk or its stylesheet is missing or has other content. */
export const isChunkError = (error: unknown): boolean => {
  if (error instanceof ChunkTimeoutError || error instanceof EmptyChunkError) return true;
  if (error instanceof SyntaxError) return WRONG_CONTENT.test(error.message);
  return error instanceof Error && CHUNK_FAILURES.some((text) => error.message.includes(text));
};

/** Whether retrying is useless in this page: the browser has cached the failure, or the request is still pending. */
export const isPermanent = (error: unknown): boolean =>
  error instanceof ChunkTimeoutError || error instanceof EmptyChunkError || error instanceof SyntaxError;

const isEmpty = (module: unknown) =>
  typeof module === 'object' && module !== null && Object.keys(module).length === 0;

/**
 * The one way to load a chunk. Rejects after `CHUNK_TIMEOUT_MS`, since an `import()` whose request hangs never settles,
 * and for a script without exports; retries a stylesheet that failed before first.
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
