import { useEffect, useEffectEvent, useState } from 'react';
import type { Editor } from '@tiptap/react';
import { sameValues } from '@/components/form-page/same-values';
import { afterFrame } from '@/lib/after-frame';

const settling = new WeakMap<Editor, Set<() => void>>();

/** Calls the listener after the frame that shows the editor's last transaction; returns the way to stop it. */
export const onSettled = (editor: Editor, listener: () => void) => {
  let listeners = settling.get(editor);
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
    settling.set(editor, (listeners = all));
  }
  const subscribed = listeners;
  subscribed.add(listener);
  return () => {
    subscribed.delete(listener);
  };
};

/** What `select` reads from the editor, as of the last frame: a key is shown before the toolbar looks at what it did. */
export const useSettledState = <State>(editor: Editor, select: () => State): State => {
  const [state, setState] = useState(select);
  const read = useEffectEvent(() => {
    const next = select();
    setState((before) => (sameValues(before, next) ? before : next));
  });
  useEffect(() => onSettled(editor, () => read()), [editor]);
  return state;
};
