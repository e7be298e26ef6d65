import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { Pill, PillsInput } from '@mantine/core';
import { isComposing } from '@/lib/text/composing';
import type { FieldProps } from './field-props';
import { RemovablePill } from './removable-pill';
import { useWords } from './use-words';

interface WordsInputProps extends FieldProps {
  value: readonly string[] | null | undefined;
  /** Receives the words including the one being typed. */
  onChange: (value: string[]) => void;
}

/** A list of words, such as languages: separated by comma or Enter, pasted as a list, without duplicates. */
export const WordsInput = ({
  value,
  onChange,
  error,
  onFocus,
  onBlur,
  'data-path': dataPath,
  ...field
}: WordsInputProps) => {
  const input = useRef<HTMLInputElement>(null);
  const list = useWords(value ?? [], onChange);
  const { words, text } = list;

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && list.finish()) event.preventDefault();
    if (event.key === 'Backspace' && text === '' && words.length > 0) {
      event.preventDefault();
      list.editLast();
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    const { selectionStart, selectionEnd } = event.currentTarget;
    const whole = text.slice(0, selectionStart ?? 0) + pasted + text.slice(selectionEnd ?? 0);
    if (list.paste(pasted, whole)) event.preventDefault();
  };

  return (
    <PillsInput
      {...field}
      // A disabled field is faded; its values must stay readable.
      styles={field.disabled ? { input: { opacity: 1 } } : undefined}
      error={list.note ?? error}
      errorProps={{ role: list.note && 'alert' }}
    >
      <Pill.Group>
        {words.map((word, index) => (
          <RemovablePill
            key={`${word} ${index}`}
            label={word}
            disabled={field.disabled}
            onRemove={() => {
              list.remove(index);
              input.current?.focus();
            }}
          />
        ))}
        <PillsInput.Field
          ref={input}
          data-path={dataPath}
          placeholder={words.length === 0 ? $localize`Type, then a comma or Enter` : undefined}
          value={text}
          dir={text === '' ? undefined : 'auto'}
          autoComplete="off"
          onChange={({ currentTarget }) => list.type(currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onFocus={onFocus}
          onBlur={(event) => {
            list.finish();
            onBlur?.(event);
          }}
        />
      </Pill.Group>
    </PillsInput>
  );
};
