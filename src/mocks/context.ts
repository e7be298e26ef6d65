import type { RequestHandler } from 'msw';
import type { Database } from './db/database';
import type { FileStore } from './files/file-store';
import type { Sessions } from './sessions';

/** What a resource's handlers use. */
export interface Context {
  db: Database;
  files: FileStore;
  sessions: Sessions;
  /** Milliseconds since 1970, by the backend's clock. */
  now: () => number;
}

/** A resource: its handlers, for the tables that it opens in the context. */
export type Resource = (context: Context) => RequestHandler[];
