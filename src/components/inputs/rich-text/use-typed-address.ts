import { useState } from 'react';
import { useUndoNotice } from '@/components/use-undo-notice';
import type { Addressed } from './address-form';

/** A form that opens below its button. */
export interface Disclosure {
  opened: boolean;
  onOpened: (opened: boolean) => void;
}

/** What was typed into the form below a button: where it is closed without being applied, it can be had back. */
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
    /** Opens or closes the form, by whatever way. */
    show: (opened: boolean) => {
      if (!opened && typed) offerUndo('The address was not used.', () => become(typed, true));
      become(undefined, opened);
    },
    /** Closes it once it has done its work. */
    done: () => become(undefined, false),
  };
};
