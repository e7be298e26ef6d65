import { useState } from 'react';
import { Stack, TextInput } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import { DialogButtons } from '@/components/dialogs/dialog-buttons';
import { WordsInput } from '@/components/inputs/words-input';
import type { NameSpelling } from '@/lib/places/name-spellings';

interface SpellingDialogProps {
  opened: boolean;
  /** The one to be edited; undefined for a new one. */
  spelling: NameSpelling | undefined;
  /** The preferred spellings of the others. */
  taken: readonly string[];
  onSave: (spelling: NameSpelling) => void;
  onClose: () => void;
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Names how a name is to be written, and how it is written otherwise. */
export const SpellingDialog = ({ opened, spelling, taken, onSave, onClose }: SpellingDialogProps) => {
  const [preferred, setPreferred] = useState(spelling?.preferred ?? '');
  const [others, setOthers] = useState(spelling?.others ?? []);
  const [tried, setTried] = useState(false);
  const preferredProblem =
    preferred.trim() === ''
      ? 'Type how the name is to be written.'
      : taken.some((name) => same(name, preferred))
        ? 'This name is in the list already.'
        : undefined;
  const othersProblem =
    others.length === 0
      ? 'Type at least one other spelling.'
      : others.some((other) => other.trim() === preferred.trim())
        ? 'This is the preferred spelling.'
        : undefined;
  return (
    <Dialog opened={opened} onClose={onClose} title={spelling ? 'Edit spellings' : 'Add a name'}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (preferredProblem === undefined && othersProblem === undefined)
            onSave({ preferred: preferred.trim(), others });
        }}
      >
        <Stack>
          <TextInput
            label="Preferred spelling"
            value={preferred}
            error={tried && preferredProblem}
            dir="auto"
            data-autofocus
            onChange={({ currentTarget }) => setPreferred(currentTarget.value)}
          />
          <WordsInput
            label="Other spellings"
            value={others}
            error={tried ? othersProblem : undefined}
            onChange={setOthers}
          />
          <DialogButtons confirm="Save" onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  );
};
