import { useEffect, useRef, useState } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useDraft, useDraftReturn } from '@/components/form-page/use-draft';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';

/** The pasted text of an import: kept as a draft, asked about on leaving, and back by Undo once discarded. */
export const useImportText = (nouns: string) => {
  const router = useRouter();
  const [key] = useState(() => `${router.state.location.pathname}?mode=import`);
  const [text, setText] = useState('');
  const current = useRef(text);
  const set = (next: string) => {
    current.current = next;
    setText(next);
  };
  const draft = useDraft(key, `Import of ${nouns}`);
  const { offer, discard } = useDraftReturn(draft, ({ values }) => {
    if ('text' in values) set(String(values.text));
  });
  const { keep } = draft;
  useEffect(() => keep(() => ({ values: text === '' ? {} : { text } })), [text, keep]);
  const guard = useLeaveGuard(key, text !== '', {
    origins: ['mode'],
    isDirty: () => current.current !== '',
  });

  return {
    text,
    set,
    offer: text === '' ? offer : undefined,
    guard,
    /** Discards the text, with an undo in a notice. */
    discard: (message: string) => {
      discard(message, { text: current.current });
      set('');
    },
  };
};
