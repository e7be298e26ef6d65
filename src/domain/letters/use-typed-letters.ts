import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LetterLanguage } from './letter';

/** The letters to somebody that were edited, by language. */
export type TypedLetters = Partial<Record<LetterLanguage, string | undefined>>;

const none: TypedLetters = {};

/**
 * What was typed into the letters about a record, by its path, such as `/packages/3`: kept in memory, like an answer, until
 * the session ends.
 */
export const useTypedLetters = (about: string): [TypedLetters, (typed: TypedLetters) => void] => {
  const client = useQueryClient();
  const queryKey = ['typed letters', about];
  const { data = none } = useQuery<TypedLetters>({
    queryKey,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return [data, (typed) => client.setQueryData<TypedLetters>(queryKey, typed)];
};
