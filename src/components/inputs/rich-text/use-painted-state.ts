import { useEffect, useEffectEvent, useState } from 'react';
import type { Editor } from '@tiptap/react';
import { afterFrame } from '@/lib/loading/after-frame';
import { sameValues } from '@/lib/values/same-values';

const paints = new WeakMap<Editor, Set<() => void>>();

/** Calls the listener after the editor's last transaction is painted; returns the function that unsubscribes it. */
const onPainted = (editor: Editor, listener: () => void) => {
  let listeners = paints.get(editor);
  if (!listeners) {
    const all = new Set<() => void>();
    let waiting = false;
    editor.on('transaction', () => {
      if (waiting) return;
      waiting = true;
      afterFrame(() => {
        waiting = false;
        for (const each of all) each();
      });
    });
    paints.set(editor, (listeners = all));
  }
  const subscribed = listeners;
  subscribed.add(listener);
  return () => {
    subscribed.delete(listener);
  };
};

/**
 * Like tiptap's `useEditorState`, but one frame later: a keystroke is painted before twenty buttons and the word count
 * update. For display only; to act, use the editor's own state.
 */
export const usePaintedState = <State>(editor: Editor, select: () => State): State => {
  const [state, setState] = useState(select);
  const read = useEffectEvent(() => {
    const next = select();
    setState((before) => (sameValues(before, next) ? before : next));
  });
  useEffect(() => onPainted(editor, () => read()), [editor]);
  return state;
};
