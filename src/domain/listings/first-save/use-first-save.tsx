import { type ComponentType, useEffect, useRef, useState } from 'react';
import { wentBack } from '@/components/dialogs/went-back';
import type { Known, Rule } from '@/domain/listings/rules/rule';
import type { FirstSave, FirstSaveDialogProps } from './first-save-dialog';
import { gapsAtFirstSave } from './gaps-at-first-save';

type Dialog = ComponentType<FirstSaveDialogProps>;

/** Loads the rules of a kind of listing, and the question. */
export type LoadFirstSave<Rec> = () => Promise<{ rules: readonly Rule<Rec & Known>[]; Dialog: Dialog }>;

interface Options<Rec> {
  /** A listing that is stored is not asked about. */
  creating: boolean;
  load: LoadFirstSave<Rec>;
}

/**
 * Asks once, before a new listing is saved as active, whether gaps that block selling it speak for inactive. Returns the
 * form's `beforeSave`, which rejects if the user goes back to the form, and the dialog to render. Without the code to ask,
 * such as offline, the listing is saved as it is.
 */
export const useFirstSave = <Rec extends object, Values extends { name: string; status: boolean }>({
  creating,
  load,
}: Options<Rec>) => {
  const [asked, setAsked] = useState<Omit<FirstSaveDialogProps, 'opened'> & { Dialog: Dialog }>();
  const [opened, setOpened] = useState(false);
  const keptActive = useRef<string>(undefined);
  // A save does not wait for it.
  useEffect(() => {
    if (creating) load().catch(() => undefined);
  }, [creating, load]);

  const beforeSave = async (values: Values) => {
    if (!creating || !values.status || keptActive.current === values.name) return undefined;
    const code = await load().catch(() => undefined);
    const gaps = code ? gapsAtFirstSave(code.rules, values) : [];
    if (!code || gaps.length === 0) return undefined;
    const answer = await new Promise<FirstSave>((resolve) => {
      setAsked({ Dialog: code.Dialog, gaps, onAnswer: resolve });
      setOpened(true);
    }).finally(() => setOpened(false));
    if (answer === 'back') throw wentBack();
    if (answer === 'active') keptActive.current = values.name;
    return answer === 'inactive' ? { ...values, status: false } : undefined;
  };

  return [beforeSave, asked && <asked.Dialog {...asked} opened={opened} />] as const;
};
