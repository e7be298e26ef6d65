import { useMutation } from '@tanstack/react-query';
import { type BackStep, takeBack } from './take-back';

/** The function that takes steps back and says how that went, also once the screen that did them was left. */
export const useTakeBack = (message: (count: number) => string): ((steps: readonly BackStep[]) => void) =>
  useMutation({
    meta: { handled: true },
    mutationFn: (steps: readonly BackStep[]) => takeBack(steps, message),
  }).mutate;
