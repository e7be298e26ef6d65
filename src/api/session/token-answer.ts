import { isRecord } from '@/lib/values/is-record';
import { isToken, type TokenPair } from './tokens';

const fields = (value: unknown) => (isRecord(value) ? [value] : []);

/**
 * Finds the tokens in the response to signing in or refreshing. The specification does not define their keys, so both
 * spellings are accepted, at the top, under `data`, and one level deeper under `tokens` or `token`; a bare `token` is
 * an access token if there is no other.
 */
export const readTokenPair = (body: unknown): TokenPair | undefined => {
  const outer = fields(body).flatMap((top) => [top, ...fields(top.data)]);
  const places = outer.flatMap((place) => [place, ...fields(place.tokens), ...fields(place.token)]);
  const accessToken = [
    ...places.flatMap((place) => [place.access_token, place.accessToken]),
    ...places.map((place) => place.token),
  ].find(isToken);
  const refreshToken = places.flatMap((place) => [place.refresh_token, place.refreshToken]).find(isToken);
  return accessToken === undefined ? undefined : { accessToken, refreshToken };
};
