import { useEffect, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useCurrentTitle } from '@/components/screen-title';
import { useStable } from '@/components/use-stable';
import { type Draft, withDraft } from '@/lib/draft';
import { sameValues } from '@/lib/same-values';
import { useDraft, useDraftReturn } from './use-draft';

interface DialogDraft<Values extends object> {
  /** What the dialog does. */
  label: string;
  /** What it starts from. */
  initial: Values;
  /** What was typed, while it would be lost with the dialog. */
  unsent: Values | undefined;
  /** Puts it into the dialog, which is opened again if need be. */
  restore: (values: Values) => void;
}

/** Keeps what is typed into a dialog, and offers it when the dialog is opened on the same screen once more. */
export const useDialogDraft = <Values extends object>(of: DialogDraft<Values>) => {
  const { label, initial, unsent, restore } = of;
  const router = useRouter();
  const [{ pathname }] = useState(router.state.location);
  const screen = useCurrentTitle();
  const name = screen && (screen.record ?? screen.title);
  const draft = useDraft(pathname, name === undefined ? label : `${label} · ${name}`);
  const putBack = (kept: Draft) => restore(withDraft(initial, kept));
  const { offer, discard } = useDraftReturn(draft, putBack);
  const { keep, drop } = draft;
  const values = useStable(unsent, sameValues);
  useEffect(() => keep(() => ({ values: values ?? {} })), [values, keep]);
  return { offer: unsent ? undefined : offer, discard, drop };
};
