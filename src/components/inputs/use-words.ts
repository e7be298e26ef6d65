import { useState } from 'react';
import { formatCount } from '@/lib/formats/formats';
import { typedWords, withWords, wordsIn } from '@/lib/text/words';
import { sameItems } from '@/lib/values/same-values';
import { pasteRefusal } from './paste-limit';

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
export const useWords = (value: readonly string[], onChange: (value: string[]) => void) => {
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
