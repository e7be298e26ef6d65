import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { pasteRefusal } from '@/components/inputs/paste-limit';
import { decodedText } from '@/lib/files/decoded-text';
import { textOfHtml } from './pasted-text';
import classes from './vendor-text.module.css';

type TextFile = { text: string; problem?: undefined } | { text?: undefined; problem: string };

const notText = $localize`This is not a text file. Open it, select all, copy it, and paste it here: lines and tables are kept.`;

/** The text of a file of at most `limit` characters, or why there is none. */
const readTextFile = async (file: Blob, limit: number): Promise<TextFile> => {
  // A character has at most four bytes.
  if (file.size > limit * 4) return { problem: $localize`The file is too large for an itinerary.` };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return { problem: $localize`The file could not be read. It may have been moved or deleted.` };
  const text = decodedText(new Uint8Array(bytes));
  if (text === undefined) return { problem: notText };
  return text.length > limit
    ? { problem: $localize`The file is too large for an itinerary.` }
    : { text: text.replaceAll(/\r\n?/g, '\n').trim() };
};

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
    if (isBlank && whole.trim() !== '') onRead(whole);
    else onChange(whole);
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
