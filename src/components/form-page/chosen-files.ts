/** The files chosen for a form's fields: those being validated, and why others were rejected. */
export interface ChosenFiles {
  /** Registers a validation of files, until its promise settles. */
  check: (looking: Promise<unknown>) => void;
  /** Settles once all validations have; undefined if there are none. */
  checked: () => Promise<void> | undefined;
  /** Sets why a field rejected files; an empty list clears it. */
  refuse: (name: string, reasons: readonly string[]) => void;
  refused: () => readonly string[];
  forgetRefused: () => void;
}

export const createChosenFiles = (): ChosenFiles => {
  const checks = new Set<Promise<unknown>>();
  const refused = new Map<string, readonly string[]>();
  // More files may be chosen during the validation of the first.
  const allChecked = async () => {
    while (checks.size > 0) await Promise.all(checks);
  };
  return {
    check: (looking) => {
      checks.add(looking);
      void looking.finally(() => checks.delete(looking));
    },
    checked: () => (checks.size > 0 ? allChecked() : undefined),
    refuse: (name, reasons) => refused.set(name, reasons),
    refused: () => [...refused.values()].flat(),
    forgetRefused: () => refused.clear(),
  };
};
