import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Pill, PillsInput } from '@mantine/core';
import { formatCount } from '@/lib/formats/formats';
import { isComposing } from '@/lib/text/composing';
import { typedWords, withWords, wordsIn } from '@/lib/text/words';
import { sameItems } from '@/lib/values/same-values';
import type { FieldProps } from './field-props';
import { pasteRefusal } from './paste-limit';
import { RemovablePill } from './removable-pill';

/** The complete words, and the one being typed. */
interface Entry {
  words: readonly string[];
  text: string;
}

/** A limit: more words would be prose, and take seconds to render. */
const MOST = 100;

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ');

const repeatedNote = (repeated: readonly string[]) => {
  if (repeated.length === 0) return undefined;
  return repeated.length === 1
    ? $localize`${quoted(repeated)}:repeated: is in the list already.`
    : $localize`Already in the list: ${quoted(repeated)}:repeated:.`;
};

const tooMany = (count: number) =>
  count > MOST
    ? $localize`Nothing was pasted: the list would have ${formatCount(count)}:count: words, and the limit is ${formatCount(MOST)}:most:.`
    : undefined;

/** Includes the word being typed, so that saving by a shortcut, without blur, keeps it. */
const valueOf = ({ words, text }: Entry) => withWords(words, wordsIn(text)).words;

/** An input for a list of words, typed or pasted, with the announcement of the last change. */
const useWords = (value: readonly string[], onChange: (value: string[]) => void) => {
  const [own, setOwn] = useState<Entry>({ words: [], text: '' });
  const [note, setNote] = useState<string>();
  // An external value, from a reset or a draft, replaces the input.
  const { words, text } = sameItems(valueOf(own), value) ? own : { words: value, text: '' };

  const put = (next: Entry, why?: string) => {
    setOwn(next);
    setNote(why);
    const list = valueOf(next);
    if (!sameItems(list, value)) onChange(list);
  };
  const add = (added: readonly string[], rest = '') => {
    const next = withWords(words, added);
    put({ words: next.words, text: rest }, repeatedNote(next.repeated));
  };

  return {
    words,
    text,
    note,
    type: (typed: string) => {
      const next = typedWords(typed);
      add(next.words, next.rest);
    },
    /** Completes the typed word; false if there is none. */
    finish: (): boolean => {
      const typed = wordsIn(text);
      if (text !== '') add(typed);
      return typed.length > 0;
    },
    /** Adds a pasted list; false if the text is to be typed instead. */
    paste: (pasted: string, whole: string): boolean => {
      const added = wordsIn(whole);
      const refusal = pasteRefusal(pasted.length) ?? tooMany(words.length + added.length);
      if (refusal !== undefined) setNote(refusal);
      else if (wordsIn(pasted).length > 1) add(added);
      else return false;
      return true;
    },
    /** Turns the last word back into typed text. */
    editLast: () => {
      const last = words.at(-1);
      if (last !== undefined) put({ words: words.slice(0, -1), text: last });
    },
    remove: (index: number) => put({ words: words.toSpliced(index, 1), text }),
  };
};

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
