import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { pasteRefusal } from '@/components/inputs/paste-limit';
import { textOfHtml } from './pasted-text';
import { readTextFile } from './read-text-file';
import classes from './vendor-text.module.css';

/** Characters of a text: more than a hundred pages. */
const LIMIT = 300_000;

interface TextEntryProps {
  text: string;
  onChange: (text: string) => void;
  onRead: (text: string) => void;
  /** Goes back to what was read before; undefined if nothing was. */
  onBack: (() => void) | undefined;
}

const clipboardText = (data: DataTransfer): string => {
  const html = data.getData('text/html');
  return (textOfHtml(html) || data.getData('text/plain')).replaceAll(/\r\n?/g, '\n');
};

/** Takes a vendor's text: pasted, dropped, typed or from a file. What is pasted into an empty field is read at once. */
export const TextEntry = ({ text, onChange, onRead, onBack }: TextEntryProps) => {
  const [problem, setProblem] = useState<string>();
  const isBlank = text.trim() === '';
  const take = (whole: string) => {
    onChange(whole);
    if (isBlank && whole.trim() !== '') onRead(whole);
  };
  const insert = (added: string, field: HTMLTextAreaElement) => {
    const refusal = pasteRefusal(text.length + added.length, LIMIT);
    setProblem(refusal);
    if (refusal !== undefined || added === '') return;
    // The caret stays behind what was added.
    field.setRangeText(added, field.selectionStart, field.selectionEnd, 'end');
    take(field.value);
  };
  const choose = async (file: File | null | undefined) => {
    if (!file) return;
    const read = await readTextFile(file, LIMIT);
    setProblem(read.problem);
    if (read.text !== undefined) take(isBlank ? read.text : `${text}\n\n${read.text}`);
  };
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    event.preventDefault();
    insert(clipboardText(event.clipboardData), event.currentTarget);
  };
  const onDrop = (event: DragEvent<HTMLTextAreaElement>) => {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) void choose(file);
    else insert(clipboardText(event.dataTransfer), event.currentTarget);
  };

  return (
    <Stack gap="sm">
      <Textarea
        label={$localize`Text`}
        description={$localize`Paste an itinerary from a document, a mail or a chat, in English or Nepali, or drop a text file here.`}
        classNames={{ input: classes.entry }}
        rows={18}
        dir="auto"
        value={text}
        error={problem}
        onChange={({ currentTarget }) => {
          setProblem(undefined);
          onChange(currentTarget.value);
        }}
        onPaste={onPaste}
        onDrop={onDrop}
      />
      <Group gap="xs">
        <Button disabled={isBlank} onClick={() => onRead(text)}>
          {$localize`Read the text`}
        </Button>
        {onBack && (
          <Button variant="default" onClick={onBack}>
            {$localize`Back to the days`}
          </Button>
        )}
        <FileButton
          accept=".txt,.text,.md,text/plain"
          onChange={(file) => void choose(file)}
          // A browser fires no event when the same file is selected again after a correction.
          inputProps={{ onClick: ({ currentTarget }) => (currentTarget.value = '') }}
        >
          {(props) => (
            <Button {...props} variant="subtle" leftSection={<IconUpload size={14} />}>
              {$localize`Choose a file`}
            </Button>
          )}
        </FileButton>
      </Group>
    </Stack>
  );
};
