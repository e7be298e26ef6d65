import { type DragEvent, useState } from 'react';
import { type FileReading, readFile } from './read-file';
import { tooManyRows } from './row-limits';

interface ImportFileOptions {
  /** The most characters of its rows. */
  limit: number;
  disabled: boolean;
  onRead: (found: Extract<FileReading, { text: string }>) => void;
}

/** Reads a file that is chosen, or dropped on the element with the props `target`; of a workbook, any sheet. */
export const useImportFile = ({ limit, disabled, onRead }: ImportFileOptions) => {
  const [source, setSource] = useState<File>();
  const [reading, setReading] = useState<FileReading>();

  const read = async (file: File, sheet?: string) => {
    const found = await readFile(file, limit, sheet);
    const problem = 'problem' in found ? found.problem : tooManyRows(found.numbers.length);
    setSource(file);
    setReading(problem === undefined ? found : { problem });
    if (!('problem' in found) && problem === undefined) onRead(found);
  };

  return {
    /** What was read last, until the rows are edited. */
    reading,
    forget: () => setReading(undefined),
    choose: (file: File | null | undefined) => {
      if (file && !disabled) void read(file);
    },
    chooseSheet: (sheet: string) => {
      if (source) void read(source, sheet);
    },
    target: {
      onDragOver: (event: DragEvent) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        if (!disabled) void read(file);
      },
    },
  };
};
