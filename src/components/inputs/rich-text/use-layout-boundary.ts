import { useEffect } from 'react';
import type { Editor } from '@tiptap/react';

/** Fixes the height of the editor's wrapper, so that a keystroke lays out only the editor and not the page. */
export const useLayoutBoundary = (editor: Editor) => {
  useEffect(() => {
    const text = editor.view.dom;
    const wrapper = text.parentElement;
    const observer = new ResizeObserver(() => {
      if (!wrapper) return;
      wrapper.style.blockSize = `${text.offsetHeight}px`;
      wrapper.style.contain = 'size layout';
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, [editor]);
};
