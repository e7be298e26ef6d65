import { useState } from 'react';
import { Modal, Stack, TextInput } from '@mantine/core';
import { DialogButtons } from '@/components/dialog-buttons';

interface ViewDialogProps {
  opened: boolean;
  title: string;
  /** What the field holds at first. */
  name: string;
  /** The names that are taken. */
  taken: readonly string[];
  /** What is worth knowing before the view is saved. */
  hint?: string | undefined;
  onSave: (name: string) => void;
  onClose: () => void;
}

const longest = 60;

const NameForm = ({ name, taken, hint, onSave, onClose }: Omit<ViewDialogProps, 'opened' | 'title'>) => {
  const [typed, setTyped] = useState(name);
  const [error, setError] = useState<string>();
  const save = () => {
    const next = typed.trim();
    if (next === '') setError('Name is required.');
    else if (next !== name && taken.includes(next)) setError('This list already has a view of this name.');
    else {
      onSave(next);
      onClose();
    }
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
          label="Name"
          description={hint}
          maxLength={longest}
          value={typed}
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <DialogButtons verb="Save" onWayOut={onClose} />
      </Stack>
    </form>
  );
};

/** Asks for the name of a view. */
export const ViewDialog = ({ opened, title, ...form }: ViewDialogProps) => (
  <Modal
    opened={opened}
    onClose={form.onClose}
    title={title}
    centered
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <NameForm {...form} />
  </Modal>
);
