import { useEffect, useEffectEvent, useState } from 'react';
import type { Editor } from '@tiptap/react';
import { afterFrame } from '@/lib/after-frame';
import { sameValues } from '@/lib/same-values';

const paints = new WeakMap<Editor, Set<() => void>>();

/** Calls the listener after the frame that shows the editor's last transaction; returns the way to stop it. */
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
 * As tiptap's `useEditorState`, but one frame later: a keystroke is painted before twenty buttons and the word count look
 * at what it changed. For what is only shown; the editor itself has the state to act on.
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
