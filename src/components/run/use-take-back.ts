import { useMutation } from '@tanstack/react-query';
import { type BackStep, takeBack } from './take-back';

/** A function that runs undo steps and reports the result, even after its screen was left. */
export const useTakeBack = (message: (count: number) => string): ((steps: readonly BackStep[]) => void) =>
  useMutation({
    meta: { handled: true },
    mutationFn: (steps: readonly BackStep[]) => takeBack(steps, message),
  }).mutate;
