import { useEffect, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useStable } from '@/components/hooks/use-stable';
import { useCurrentTitle } from '@/components/screen/screen-title';
import { withDraft } from '@/lib/storage/draft';
import { sameValues } from '@/lib/values/same-values';
import { useDraft } from './use-draft';

interface DialogDraft<Values extends object> {
  /** The title of the dialog. */
  label: string;
  /** The address of a screen with the input on it, which has the same title; else that of the screen below the dialog. */
  at?: string | undefined;
  initial: Values;
  /** The input, while it is unsaved. */
  unsent: Values | undefined;
  /** Puts the values into the dialog, and reopens it if necessary. */
  restore: (values: Values) => void;
}

/** Keeps what is typed into a dialog as a draft, and offers it when the dialog is opened on the same screen again. */
export const useDialogDraft = <Values extends object>(of: DialogDraft<Values>) => {
  const { label, at, initial, unsent, restore } = of;
  const router = useRouter();
  const [{ pathname }] = useState(router.state.location);
  const screen = useCurrentTitle();
  const name = at === undefined ? screen && (screen.record ?? screen.title) : undefined;
  const title = name === undefined ? label : `${label} · ${name}`;
  const { offer, discard, keep, drop } = useDraft(
    at ?? pathname,
    { label: title, name: screen?.record },
    (kept) => restore(withDraft(initial, kept)),
  );
  const values = useStable(unsent, sameValues);
  useEffect(() => keep(() => ({ values: values ?? {} })), [values, keep]);
  return { offer: unsent ? undefined : offer, discard, drop };
};
