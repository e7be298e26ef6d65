import type { RequestHandler } from 'msw';
import type { Context } from './context';
import type { Controls } from './controls';
import { type DatabaseOptions, openDatabase } from './db/database';
import { memoryPersistence, type Persistence } from './db/persistence';
import { createFaults, type Faults } from './faults';
import { openFileStore } from './files/file-store';
import { gate } from './gate';
import { RESOURCES } from './resources';
import { openSessions } from './sessions';

export interface BackendOptions extends DatabaseOptions {
  /** Where data is stored; in memory by default. */
  persistence?: Persistence;
  clock?: () => number;
  /** `false` handles every request as the first administrator's, without a token: for stories. */
  authenticate?: boolean;
}

export interface Backend {
  /** For msw: the worker, Storybook's addon, or `getResponse`. */
  handlers: RequestHandler[];
  /** The handlers behind the first one, for inspection, not for serving. */
  operations: RequestHandler[];
  /** For tests that inspect or prepare the data. */
  db: Context['db'];
  controls: () => Promise<Controls>;
  /** A changed dataset resets the data. */
  setControls: (changes: Partial<Controls>) => Promise<void>;
  reset: () => Promise<void>;
  /** Expires all access tokens; the next request refreshes. */
  expireAccess: () => Promise<void>;
  /** Expires all refresh tokens too. */
  endSessions: () => Promise<void>;
  failNext: Faults['failNext'];
}

/** `/homestays/room-type` must match before `/homestays/:homestayId`, wherever a resource lists it. */
const placeholders = (handler: RequestHandler) => handler.info.header.split('/:').length;

/** A complete backend. Two with the same persistence behave like two tabs. */
export const createBackend = ({
  persistence = memoryPersistence(),
  clock = Date.now,
  authenticate = true,
  ...options
}: BackendOptions = {}): Backend => {
  const db = openDatabase(persistence, options);
  const sessions = openSessions(db, clock);
  const context: Context = { db, sessions, files: openFileStore(db), now: clock };
  const operations = RESOURCES.flatMap((resource) => resource(context)).toSorted(
    (a, b) => placeholders(a) - placeholders(b),
  );
  const faults = createFaults();
  const isSignedIn = async (request: Request) =>
    !authenticate || (await sessions.userId(request)) !== undefined;

  return {
    handlers: [gate({ context, operations, faults, isSignedIn })],
    operations,
    db,
    controls: db.controls,
    setControls: db.setControls,
    reset: () => {
      faults.clear();
      return db.reset();
    },
    expireAccess: () => db.run('write', sessions.expireAccess),
    endSessions: () => db.run('write', sessions.end),
    failNext: faults.failNext,
  };
};
