import { type ChangeEvent, type ClipboardEvent, type DragEvent, useRef, useState } from 'react';

interface ImagePickOptions {
  multiple: boolean;
  disabled?: boolean;
  /** Receives at least one file, as yet not validated. */
  onFiles: (files: File[]) => void;
}

/** Narrows the browser's dialog; it does not validate. */
const accept = 'image/png,image/jpeg,image/webp';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Spreadsheets and word processors copy text along with a picture of it: a text field takes the text. */
const isText = ({ target, clipboardData }: ClipboardEvent) =>
  target instanceof HTMLInputElement && clipboardData.types.includes('text/plain');

/**
 * Takes images that are dropped or pasted on an element, or chosen in the browser's dialog: the props of that element,
 * and those of a hidden file input, which `open` opens.
 */
export const useImagePick = ({ multiple, disabled = false, onFiles }: ImagePickOptions) => {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = (files: FileList | null | undefined) => {
    if (!disabled && files && files.length > 0) onFiles(Array.from(files).slice(0, multiple ? undefined : 1));
  };
  const drag = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(!disabled);
  };

  return {
    open: () => input.current?.click(),
    target: {
      role: 'presentation',
      'data-over': over || undefined,
      onDragEnter: drag,
      onDragOver: drag,
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        take(event.dataTransfer.files);
      },
      onPaste: (event: ClipboardEvent) => take(isText(event) ? null : event.clipboardData.files),
    },
    input: {
      ref: input,
      type: 'file',
      hidden: true,
      tabIndex: -1,
      accept,
      multiple,
      disabled,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        take(currentTarget.files);
        currentTarget.value = '';
      },
    },
  };
};
