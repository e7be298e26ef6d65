import { useState } from 'react';
import { Stack, TextInput } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { typedText } from '@/lib/text/typed-text';

interface ViewDialogProps {
  opened: boolean;
  title: string;
  /** The current name of the view. */
  name: string;
  /** The input so far; `name` if undefined. */
  typed: string | undefined;
  /** The names in use. */
  taken: readonly string[];
  /** The names of views that it would replace. */
  replaced: readonly string[];
  /** A note before the view is saved. */
  hint?: string | undefined;
  onType: (typed: string) => void;
  onSave: (name: string) => void;
  /** Closes it without saving. */
  onDismiss: () => void;
}

const longest = 60;

const NameForm = (props: Omit<ViewDialogProps, 'opened' | 'title'>) => {
  const { name, typed = name, taken, replaced, hint, onType, onSave, onDismiss } = props;
  const [error, setError] = useState<string>();
  const save = () => {
    const next = typedText(typed);
    if (next === '') setError($localize`Name is required.`);
    else if (next !== name && taken.includes(next))
      setError($localize`This list already has a view of this name.`);
    else onSave(next);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack>
        <TextInput
          data-autofocus
          required
          label={$localize`Name`}
          description={hint}
          maxLength={longest}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
        <DialogButtons
          confirm={replaced.includes(typedText(typed)) ? $localize`Replace` : $localize`Save`}
          onCancel={onDismiss}
        />
      </Stack>
    </form>
  );
};

/** Asks for the name of a view. */
export const ViewDialog = ({ opened, title, ...form }: ViewDialogProps) => (
  <Dialog opened={opened} onClose={form.onDismiss} title={title} help="Keep a view of a list">
    <NameForm {...form} />
  </Dialog>
);
