/** The files that were chosen for the fields of a form: those that are still looked at, and why others were not taken. */
export interface ChosenFiles {
  /** Notes that files are being looked at, until this settles. */
  check: (looking: Promise<unknown>) => void;
  /** Settles once no file is looked at any more; nothing where none is. */
  checked: () => Promise<void> | undefined;
  /** Why a field did not take files; none once it took others. */
  refuse: (name: string, reasons: readonly string[]) => void;
  refused: () => readonly string[];
  forgetRefused: () => void;
}

export const createChosenFiles = (): ChosenFiles => {
  const checks = new Set<Promise<unknown>>();
  const refused = new Map<string, readonly string[]>();
  // More may be chosen while the first are looked at.
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
