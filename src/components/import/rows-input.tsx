import { useEffect, useRef } from 'react';
import { Textarea, type TextareaProps } from '@mantine/core';
import { isFocusLost } from '@/components/keys/focus-lost';
import classes from './import.module.css';

/** Where rows are pasted; has the initial focus, as pasting is what an import is opened for. */
export const RowsInput = (props: TextareaProps) => {
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isFocusLost()) input.current?.focus();
  }, []);
  return (
    <Textarea
      ref={input}
      label={$localize`Rows`}
      description={$localize`Paste cells from a spreadsheet, or choose or drop a CSV or Excel file.`}
      classNames={{ input: classes.text }}
      // In columns from the left: the text itself, not its frame.
      attributes={{ input: { dir: 'ltr' } }}
      spellCheck={false}
      rows={8}
      {...props}
    />
  );
};
