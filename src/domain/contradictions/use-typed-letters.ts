import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LetterLanguage } from './vendor-letter';

/** The letters about a package that were edited, by language. */
export type TypedLetters = Partial<Record<LetterLanguage, string | undefined>>;

const none: TypedLetters = {};

/** What was typed into the letters about a package: kept like an answer, until the session ends. */
export const useTypedLetters = (id: number): [TypedLetters, (typed: TypedLetters) => void] => {
  const client = useQueryClient();
  const queryKey = ['letters about a package', id];
  const { data = none } = useQuery<TypedLetters>({
    queryKey,
    queryFn: skipToken,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  return [data, (typed) => client.setQueryData<TypedLetters>(queryKey, typed)];
};
