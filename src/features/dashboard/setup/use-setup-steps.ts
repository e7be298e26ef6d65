import { useEffect } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { toApiError } from '@/api/errors/api-error';
import { firstPackage, type SetupStep, setupSteps } from './setup-steps';
import { markDone, type StepKey, useShopSetup } from './shop-setup';

export interface StandingStep extends SetupStep {
  state: 'done' | 'open' | 'reading' | 'failed';
}

const ofPackage: readonly StepKey[] = ['package', 'days', 'departures'];
const asking = ['shop-setup'] as const;

/** The steps that this role may see, each with its state: one call for each that is not known to be done. */
export const useSetupSteps = () => {
  const { done } = useShopSetup();
  const first = useQuery({
    queryKey: [...asking, 'first package'],
    queryFn: async () => (await firstPackage()) ?? null,
    enabled: ofPackage.some((key) => !done.includes(key)),
    staleTime: 0,
  });
  const id = first.data ?? undefined;
  const steps = setupSteps(id);
  const asked = steps.filter(({ key, isDone }) => isDone && !done.includes(key));
  const answers = useQueries({
    queries: asked.map(({ key, isDone = () => Promise.resolve(false) }) => ({
      queryKey: [...asking, key, id],
      queryFn: isDone,
      enabled: !ofPackage.includes(key) || first.data !== undefined,
      staleTime: 0,
    })),
  });
  const found = asked.filter((_, index) => answers[index]?.data === true).map(({ key }) => key);
  const news = found.join();
  useEffect(() => {
    for (const key of news.split(',')) if (key !== '') markDone(key as StepKey);
  }, [news]);

  const standing = steps.flatMap((step): StandingStep[] => {
    if (done.includes(step.key) || found.includes(step.key)) return [{ ...step, state: 'done' }];
    const at = asked.indexOf(step);
    if (at < 0) return [{ ...step, state: 'open' }];
    const error = (ofPackage.includes(step.key) ? first.error : null) ?? answers[at]?.error;
    if (error) return toApiError(error).status === 403 ? [] : [{ ...step, state: 'failed' }];
    return [{ ...step, state: answers[at]?.data === undefined ? 'reading' : 'open' }];
  });
  return {
    steps: standing,
    retry: () => {
      if (first.isError) void first.refetch();
      for (const answer of answers) if (answer.isError) void answer.refetch();
    },
  };
};
