import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { lifetime } from '@/api/client/lifetime';
import type { PacedRun } from '@/api/client/pace';
import type { WriteOrigin } from '@/api/client/written';
import { reasonOf } from '@/api/errors/api-error';
import { useOnScreen } from '@/components/hooks/use-on-screen';
import { atItsPace } from './at-its-pace';
import { type Open, type RunOptions, runSteps, type Step, type StepResult } from './run-steps';

/** Runs steps and updates the results as they come; resolves with all of them. */
export type Go<S extends Step> = (
  results: readonly StepResult<S>[],
  which?: Open,
) => Promise<readonly StepResult<S>[]>;

/** The time between two renders of the results, in milliseconds: those of a long run change more often. */
const RENDER_EVERY = 100;

/** The results of a run, rendered at once by `show`, and at most ten times a second by `showSoon`. */
const useResults = <S extends Step>() => {
  const [results, setResults] = useState<readonly StepResult<S>[]>([]);
  const next = useRef<readonly StepResult<S>[]>(undefined);
  const show = (changed: readonly StepResult<S>[]) => {
    next.current = undefined;
    setResults(changed);
  };
  const showSoon = (changed: readonly StepResult<S>[]) => {
    if (!next.current) setTimeout(() => next.current && show(next.current), RENDER_EVERY);
    next.current = changed;
  };
  return { results, show, showSoon };
};

/**
 * A run of steps with its results; it can be stopped, and ends with its screen and the session. One of dependent steps
 * outlives its screen.
 */
export const useRun = <S extends Step>({ by, ...options }: RunOptions & { by?: WriteOrigin } = {}) => {
  const { dependent } = options;
  const { results, show, showSoon } = useResults<S>();
  const [problem, setProblem] = useState<string>();
  const [pausedUntil, setPausedUntil] = useState<number>();
  const pace = useRef<PacedRun>(undefined);
  const onScreen = useOnScreen();
  const busy = useRef(false);
  const stopped = useRef(false);
  const session = useRef<AbortSignal>(undefined);
  const isStopped = () =>
    stopped.current || session.current?.aborted === true || (!dependent && !onScreen.current);
  const { mutate, isPending } = useMutation({
    // Steps that only read leave what is on the screen as it is.
    meta: { handled: true, invalidates: options.atOnce === undefined, ...(by && { by }) },
    mutationFn: (work: (go: Go<S>) => Promise<unknown>) =>
      atItsPace(
        setPausedUntil,
        () =>
          work(async (from, which) => {
            const after = await runSteps(from, { ...options, which, isStopped, onResults: showSoon });
            show(after);
            return after;
          }),
        (begun) => {
          pace.current = begun;
        },
      ),
    onError: (error) => setProblem(reasonOf(error)),
    onSettled: () => {
      busy.current = false;
    },
  });

  useEffect(
    () => () => {
      if (!dependent) pace.current?.stop();
    },
    [dependent],
  );

  return {
    results,
    running: isPending,
    /** The time at which it goes on after the server refused more calls, in milliseconds since 1970. */
    pausedUntil,
    /** Reads the current state, not that of the last render. */
    isRunning: () => busy.current,
    /** Why a run failed outside its steps, for example before the first one. */
    problem,
    /** Calls `work`, which runs steps by `go`; ignored during a run. `from` are the initial results. */
    start: (work: (go: Go<S>) => Promise<unknown>, from = results) => {
      if (busy.current) return;
      busy.current = true;
      stopped.current = false;
      session.current = lifetime();
      show(from);
      setProblem(undefined);
      mutate(work);
    },
    stop: () => {
      stopped.current = true;
      pace.current?.stop();
    },
    clear: () => {
      show([]);
      setProblem(undefined);
    },
  };
};

/** The state of a run, for the components that show it. */
export type Run<S extends Step> = ReturnType<typeof useRun<S>>;
