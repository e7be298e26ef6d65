import { isRecord } from '@/lib/values/is-record';

/** The files chosen for a form's fields: those being validated, and why others were rejected. */
export const createChosenFiles = () => {
  const checks = new Set<Promise<unknown>>();
  const refused = new Map<string, readonly string[]>();
  let waiting: (() => void) | undefined;
  const runOnceChecked = async () => {
    // More files may be chosen during the validation of the first.
    while (checks.size > 0) await Promise.all(checks);
    const run = waiting;
    waiting = undefined;
    run?.();
  };
  return {
    /** Registers a validation of files, until its promise settles. */
    check: (looking: Promise<unknown>) => {
      checks.add(looking);
      void looking.finally(() => checks.delete(looking));
    },
    /** Runs the last function given once nothing is being validated, so that a save includes the chosen files. */
    onceChecked: (run: () => void) => {
      if (checks.size === 0) {
        run();
        return;
      }
      const isFirst = waiting === undefined;
      waiting = run;
      if (isFirst) void runOnceChecked();
    },
    /** Sets why a field rejected files; an empty list clears it. */
    refuse: (name: string, reasons: readonly string[]) => void refused.set(name, reasons),
    refused: (): readonly string[] => [...refused.values()].flat(),
    /** Forgets the rejected files, and what waits for a validation. */
    forget: () => {
      refused.clear();
      waiting = undefined;
    },
  };
};

/** Whether a form's value holds a file, or a new image: one without an id. */
export const holdsNewFile = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(holdsNewFile);
  if (value instanceof Blob) return true;
  return isRecord(value) && value.id === undefined && Object.values(value).some(holdsNewFile);
};
