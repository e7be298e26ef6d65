import { useCallback, useEffect, useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useDraft } from '@/components/form-page/use-draft';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { type Numbered, readImportTable } from './import-table';

/** A text, and the one that it was edited from, whose rows have the numbers of their file. */
interface Content {
  text: string;
  origin?: Numbered | undefined;
}

/** The time between two renders of a text that a run shortens row by row, in milliseconds. */
const RENDER_EVERY = 500;

/** The text with the numbers of its rows, for a draft. */
const toDraft = ({ text, origin }: Content): object =>
  origin
    ? { text, numbers: readImportTable(text, [], { origin }).rows.map(({ number }) => number) }
    : { text };

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((number) => typeof number === 'number');

/** The pasted text of an import: kept as a draft, asked about on leaving, and back by Undo once discarded. */
export const useImportText = (nouns: string) => {
  const router = useRouter();
  const [key] = useState(() => `${router.state.location.pathname}?mode=import`);
  const [content, setContent] = useState<Content>({ text: '' });
  const current = useRef(content);
  const timer = useRef<number>(undefined);
  const forgetTimer = () => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => forgetTimer, []);
  const set = (next: Content) => {
    forgetTimer();
    current.current = next;
    setContent(next);
  };
  const { offer, discard, keep } = useDraft(
    key,
    { label: $localize`Import of ${nouns}:nouns:` },
    ({ values }) => {
      if (!('text' in values)) return;
      const [text, numbers] = [String(values.text), values.numbers];
      set({ text, origin: isNumbers(numbers) ? { text, numbers } : undefined });
    },
  );
  const keepCurrent = useCallback(
    () => keep(() => ({ values: current.current.text === '' ? {} : toDraft(current.current) })),
    [keep],
  );
  useEffect(keepCurrent, [content, keepCurrent]);
  const guard = useLeaveGuard(key, content.text !== '', {
    origins: ['mode'],
    isDirty: () => current.current.text !== '',
  });

  return {
    content,
    /** Takes what was typed or pasted. */
    type: (text: string) => set({ text, origin: text === '' ? undefined : current.current.origin }),
    /** Takes rows with the numbers of their file. */
    take: (numbered: Numbered) => set({ text: numbered.text, origin: numbered }),
    /** Takes what a run has left so far, and renders it soon. */
    takeSoon: (numbered: Numbered) => {
      current.current = { text: numbered.text, origin: numbered };
      keepCurrent();
      timer.current ??= window.setTimeout(() => set(current.current), RENDER_EVERY);
    },
    /** The text as it is, of which the rendered one may be behind. */
    latest: () => current.current,
    offer: content.text === '' ? offer : undefined,
    guard,
    /** Discards the text, with an undo in a notice. */
    discard: (message: string) => {
      discard(message, toDraft(current.current));
      set({ text: '' });
    },
  };
};
