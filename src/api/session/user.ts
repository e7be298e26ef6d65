import { isRecord } from '@/lib/values/is-record';

/** The signed-in administrator, as far as the API says. Stored as `userInfo`. */
export interface SessionUser {
  id?: number | string;
  first_name?: string;
  middle_name?: string;
  last_name?: string;
  email?: string;
  username?: string;
}

const names = ['first_name', 'middle_name', 'last_name', 'email', 'username'] as const;

/** Parses a user record leniently; `undefined` if nothing identifies the user. */
export const toSessionUser = (value: unknown): SessionUser | undefined => {
  if (!isRecord(value)) return undefined;
  const user: SessionUser = {};
  const { id } = value;
  if ((typeof id === 'string' && id !== '') || typeof id === 'number') user.id = id;
  for (const name of names) {
    const text = value[name];
    if (typeof text === 'string' && text !== '') user[name] = text;
  }
  return Object.keys(user).length > 0 ? user : undefined;
};

/** Finds the user in the response to signing in: `user`, at the top or under `data`. */
export const userInAnswer = (body: unknown): SessionUser | undefined => {
  if (!isRecord(body)) return undefined;
  return toSessionUser(body.user) ?? (isRecord(body.data) ? toSessionUser(body.data.user) : undefined);
};

/** A key per user, to bind drafts to and to detect another user's sign-in. */
export const userKey = (user: SessionUser | undefined): string | undefined => {
  const key = user?.id ?? user?.email ?? user?.username;
  return key === undefined ? undefined : String(key);
};

/** "Maya Gurung", else whatever identifies the user. */
export const userName = (user: SessionUser): string => {
  const full = [user.first_name, user.middle_name, user.last_name].filter(Boolean).join(' ');
  return full || (user.username ?? user.email ?? $localize`Administrator`);
};
