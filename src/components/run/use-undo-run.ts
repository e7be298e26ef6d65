import { useMutation } from '@tanstack/react-query';
import { runUndo, type UndoStep } from './undo-run';

/** A function that runs undo steps and reports the result, even after its screen was left. */
export const useUndoRun = (message: (count: number) => string): ((steps: readonly UndoStep[]) => void) =>
  useMutation({
    meta: { handled: true },
    mutationFn: (steps: readonly UndoStep[]) => runUndo(steps, message),
  }).mutate;
