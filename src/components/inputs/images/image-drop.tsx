import { type ClipboardEvent, type DragEvent, type ReactNode, type Ref, useRef, useState } from 'react';
import { Button, Progress, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconUpload } from '@tabler/icons-react';
import { IMAGE_ACCEPT } from '@/lib/files/image-file';
import classes from './images.module.css';

interface ImageDropProps {
  /** The label of the button, "Add images". */
  action: string;
  /** The button's accessible name, if its label is ambiguous. */
  actionName: string;
  multiple: boolean;
  disabled: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  dataPath: string | undefined;
  /** Upload progress of the form, 0 to 1; undefined while nothing is sent. */
  progress: number | undefined;
  onFiles: (files: File[]) => void;
  buttonRef: Ref<HTMLButtonElement>;
  children: ReactNode;
}

const holdsFiles = (event: { dataTransfer: DataTransfer | null }) =>
  event.dataTransfer?.types.includes('Files') ?? false;

/** A file dropped beside the target would replace the page, and the form with it. */
const keepPage = (event: globalThis.DragEvent) => {
  if (holdsFiles(event)) event.preventDefault();
};

/** Spreadsheets and word processors copy text along with a picture of it: a text field takes the text. */
const isText = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof HTMLInputElement && clipboardData.types.includes('text/plain');

/** The drop zone for images, which also takes pasted and picked ones. */
export const ImageDrop = ({
  action,
  actionName,
  multiple,
  disabled,
  invalid,
  describedBy,
  dataPath,
  progress,
  onFiles,
  buttonRef,
  children,
}: ImageDropProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useWindowEvent('dragover', keepPage);
  useWindowEvent('drop', keepPage);

  const take = (files: FileList | null | undefined) => {
    if (!disabled && files && files.length > 0) onFiles(Array.from(files).slice(0, multiple ? undefined : 1));
  };
  const drag = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(!disabled);
  };

  return (
    <div
      role="presentation"
      className={classes.drop}
      data-over={over || undefined}
      data-invalid={invalid || undefined}
      onDragEnter={drag}
      onDragOver={drag}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => take(isText(event) ? null : event.clipboardData.files)}
    >
      {children}
      <div className={classes.pick}>
        <Button
          ref={buttonRef}
          variant="default"
          size="xs"
          leftSection={<IconUpload size={14} />}
          disabled={disabled}
          aria-label={actionName}
          aria-describedby={describedBy}
          data-invalid={invalid || undefined}
          data-path={dataPath}
          onClick={() => input.current?.click()}
        >
          {action}
        </Button>
        <Text size="xs" c="dimmed" aria-hidden>
          or drop or paste here
        </Text>
        <input
          ref={input}
          type="file"
          hidden
          tabIndex={-1}
          accept={IMAGE_ACCEPT}
          multiple={multiple}
          disabled={disabled}
          aria-label={actionName}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            currentTarget.value = '';
          }}
        />
      </div>
      {progress !== undefined && (
        <Progress.Root size="lg" radius={0}>
          <Progress.Section value={progress * 100} aria-label="Uploading images" />
        </Progress.Root>
      )}
    </div>
  );
};
