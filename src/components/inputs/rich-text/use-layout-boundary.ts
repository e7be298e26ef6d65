import { useEffect } from 'react';
import type { Editor } from '@tiptap/react';

/**
 * Gives what holds the text the text's own height, in the frame in which that changes. Within a box of a known size a
 * key lays out the text alone; else it would lay out everything up to the page.
 */
export const useLayoutBoundary = (editor: Editor) => {
  useEffect(() => {
    const text = editor.view.dom;
    const holder = text.parentElement;
    const observer = new ResizeObserver(() => {
      if (!holder) return;
      holder.style.blockSize = `${text.offsetHeight}px`;
      holder.style.contain = 'size layout';
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, [editor]);
};
