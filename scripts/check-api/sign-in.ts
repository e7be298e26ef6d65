import { readTokenPair } from '@/api/session/tokens';
import type { Shape } from '@/api/tolerant/shape';
import { isRecord } from '@/lib/values/is-record';
import { type Finding, findingsOf } from './findings';

const isElsewhere = /^(access_?token|refresh_?token|tokens?|user|data)$/i;

const without = (record: Record<string, unknown>) =>
  Object.entries(record).filter(([key]) => !isElsewhere.test(key));

/** Compares the response to signing in. Tokens and user are taken from wherever the application finds them. */
export const signInFindings = (shape: Shape, body: unknown): Finding[] => {
  const pair = readTokenPair(body);
  if (!pair || !isRecord(body)) return findingsOf(shape, body);
  const data = isRecord(body.data) ? body.data : {};
  const promised = {
    access_token: pair.accessToken,
    ...(pair.refreshToken !== undefined && { refresh_token: pair.refreshToken }),
  };
  const isMoved = Object.entries(promised).some(([name, token]) => data[name] !== token);
  if (!isMoved && body.user === undefined) return findingsOf(shape, body);
  const user = body.user ?? data.user;
  const known = { ...promised, ...(user !== undefined && { user }) };
  const found = isMoved ? 'tokens in another place' : 'the user in another place';
  return [
    ...findingsOf(
      shape,
      Object.fromEntries([...without(body), ['data', { ...Object.fromEntries(without(data)), ...known }]]),
    ),
    { path: 'data', kind: 'otherwise', found, ...(shape.type === 'object' && { shape: shape.fields.data }) },
  ];
};
