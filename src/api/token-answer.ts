import { isRecord } from '@/lib/is-record';
import { isToken, type TokenPair } from '@/session/tokens';

const fields = (value: unknown) => (isRecord(value) ? [value] : []);

/**
 * Finds the tokens in the answer to signing in or refreshing. The specification does not show where they are, so both
 * spellings are taken, at the top, under `data`, and one level deeper under `tokens` or `token`; a mere `token` is an
 * access token where nothing else is called one.
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
