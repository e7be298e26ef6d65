import * as z from 'zod';
import type { Database } from './db/database';
import type { TableDefinition } from './db/table';

/** Fifteen minutes, in milliseconds. */
const ACCESS_LIFETIME = 15 * 60 * 1000;

const sessions: TableDefinition<{ id: number; user_id: number; rotation: number; expires_at: number }> = {
  name: 'sessions',
  row: z.object({ id: z.int(), user_id: z.int(), rotation: z.int(), expires_at: z.number() }),
  seed: () => [],
  durable: true,
};

interface TokenPair {
  access_token: string;
  refresh_token: string;
}

export interface Sessions {
  start: (userId: number) => Promise<TokenPair>;
  /** A new pair for a refresh token. A token used twice ends its session: somebody else may have it. */
  rotate: (refreshToken: string) => Promise<TokenPair | undefined>;
  /** The id of the user of a request, by its bearer token. */
  userId: (request: Request) => Promise<number | undefined>;
  /** Expires all access tokens; refresh tokens stay valid. */
  expireAccess: () => Promise<void>;
  /** Ends all sessions. */
  end: () => Promise<void>;
}

const tokens = (id: number, rotation: number): TokenPair => ({
  access_token: `offline-access.${id}.${rotation}`,
  refresh_token: `offline-refresh.${id}.${rotation}`,
});

const parse = (kind: 'access' | 'refresh', token: string) => {
  const [, id, rotation] = new RegExp(`^offline-${kind}\\.(\\d+)\\.(\\d+)$`).exec(token) ?? [];
  return id && rotation ? { id: Number(id), rotation: Number(rotation) } : undefined;
};

export const openSessions = (db: Database, now: () => number): Sessions => {
  const table = db.table(sessions);
  return {
    start: async (userId) => {
      const row = await table.insert({ user_id: userId, rotation: 1, expires_at: now() + ACCESS_LIFETIME });
      return tokens(row.id, row.rotation);
    },
    rotate: async (refreshToken) => {
      const token = parse('refresh', refreshToken);
      const session = token && (await table.get(token.id));
      if (!session || token.rotation > session.rotation) return undefined;
      if (token.rotation < session.rotation) {
        await table.remove(session.id);
        return undefined;
      }
      const rotation = session.rotation + 1;
      await table.update(session.id, { rotation, expires_at: now() + ACCESS_LIFETIME });
      return tokens(session.id, rotation);
    },
    userId: async (request) => {
      const bearer = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '');
      const token = parse('access', bearer?.[1] ?? '');
      const session = token && (await table.get(token.id));
      const isGood = session?.rotation === token?.rotation && now() < (session?.expires_at ?? 0);
      return isGood ? session?.user_id : undefined;
    },
    expireAccess: async () => {
      for (const row of await table.all()) await table.update(row.id, { expires_at: 0 });
    },
    end: async () => {
      for (const row of await table.all()) await table.remove(row.id);
    },
  };
};
