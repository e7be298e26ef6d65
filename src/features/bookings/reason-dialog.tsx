import { useMemo, useRef, useState } from 'react';
import { Stack, Textarea } from '@mantine/core';
import { ApiError, reasonOf, toApiError } from '@/api/errors/api-error';
import { useSessionUser } from '@/api/session';
import { userKey } from '@/api/session/user';
import { ConfirmDialog, type ConfirmDialogProps } from '@/components/dialogs/confirm-dialog';
import { useDiscard } from '@/components/dialogs/use-discard';
import { UnsentGuard } from '@/components/form-page/leave-dialog';
import { eraseDraft, readDraft, saveDraft } from '@/lib/storage/draft';

interface ReasonDialogProps<Rec extends { id: number }> extends Omit<
  ConfirmDialogProps,
  'opened' | 'onConfirm' | 'failureOf' | 'onDismiss'
> {
  /** The record that the dialog is about, while open: the typed reason is kept until it is sent. */
  about: Rec | undefined;
  /** Reopens the dialog to restore a discarded reason. */
  onReturn: (about: Rec) => void;
  /** The screen that offers a reason restored after the session ended, and its label on Home. */
  draft: (about: Rec) => { key: string; label: string };
  /** The request body's field for the reason, to which its refusal refers. */
  field?: string;
  onConfirm: (reason: string) => Promise<unknown>;
}

/** Asks for confirmation and a reason, for instance to cancel; shows a refusal of the reason at its field. */
export const ReasonDialog = <Rec extends { id: number }>(props: ReasonDialogProps<Rec>) => {
  const { about, onReturn, draft, field = 'reason', children, onConfirm, ...dialog } = props;
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [sending, setSending] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const owner = userKey(useSessionUser());
  const draftKey = about && draft(about).key;
  const left = useMemo(() => {
    const values = owner !== undefined && draftKey !== undefined && readDraft(owner, draftKey)?.values;
    return values && typeof values.reason === 'string' ? values.reason : '';
  }, [owner, draftKey]);
  const text = about ? (typed[about.id] ?? left) : '';
  const hold = (reason: string, of: Rec) => {
    setTyped((before) => ({ ...before, [of.id]: reason }));
    if (owner === undefined) return;
    const { key, label } = draft(of);
    if (reason === '') eraseDraft(owner, key);
    else saveDraft(owner, key, { at: Date.now(), label, values: { reason } });
  };
  const discard = useDiscard($localize`reason`, (kept: { about: Rec; text: string }) => {
    hold(kept.text, kept.about);
    onReturn(kept.about);
  });

  const send = async () => {
    setRefusal(undefined);
    setSending(true);
    try {
      if (text.trim() === '') {
        throw new ApiError('http', $localize`The reason is missing.`, {
          status: 422,
          fieldErrors: { [field]: [$localize`A reason is required.`] },
        });
      }
      await onConfirm(text.trim());
      if (about) hold('', about);
    } catch (error) {
      const messages = toApiError(error).fieldErrors[field];
      setRefusal(messages?.join(' '));
      if (messages) input.current?.focus();
      throw error;
    } finally {
      setSending(false);
    }
  };
  /** The dialog's error message; undefined if only the reason was refused, which its field shows. */
  const failureOf = (error: unknown) => {
    const fields = Object.keys(toApiError(error).fieldErrors);
    return fields.length > 0 && fields.every((name) => name === field) ? undefined : reasonOf(error);
  };

  const unsent = about !== undefined && text.trim() !== '';
  const dismiss = () => {
    if (!unsent) return;
    discard($localize`The booking was not cancelled.`, { about, text });
    if (owner !== undefined) eraseDraft(owner, draft(about).key);
  };
  const close = () => {
    setRefusal(undefined);
    dialog.onClose();
  };

  return (
    <ConfirmDialog
      {...dialog}
      opened={about !== undefined}
      failureOf={failureOf}
      onConfirm={send}
      onDismiss={dismiss}
      onClose={close}
    >
      <Stack gap="sm">
        <div>{children}</div>
        <Textarea
          ref={input}
          label={$localize`Reason`}
          required
          data-autofocus
          minRows={3}
          readOnly={sending}
          value={text}
          error={refusal}
          onChange={({ currentTarget }) => {
            if (about) hold(currentTarget.value, about);
            setRefusal(undefined);
          }}
        />
      </Stack>
      <UnsentGuard
        name="reason"
        unsent={unsent}
        sending={sending}
        onLeave={() => {
          dismiss();
          close();
        }}
      />
    </ConfirmDialog>
  );
};
