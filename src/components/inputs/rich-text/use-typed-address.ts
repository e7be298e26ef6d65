import { useState } from 'react';
import { useUndoNotice } from '@/components/notices/use-undo-notice';
import type { Addressed } from './address-form';

/** A form that opens below its button. */
export interface Disclosure {
  opened: boolean;
  onOpened: (opened: boolean) => void;
}

/** The input of the form below a button: if it is closed without being applied, it can be restored. */
export const useTypedAddress = (onOpened: Disclosure['onOpened']) => {
  const [typed, setTyped] = useState<Addressed>();
  const offerUndo = useUndoNotice();
  const become = (next: Addressed | undefined, opened: boolean) => {
    setTyped(next);
    onOpened(opened);
  };
  return {
    typed,
    setTyped,
    /** Opens the form, or closes it with an undo. */
    show: (opened: boolean) => {
      if (!opened && typed) offerUndo($localize`The address was not used.`, () => become(typed, true));
      become(undefined, opened);
    },
    /** Closes it after it was applied. */
    done: () => become(undefined, false),
  };
};
