import type { Editor } from '@tiptap/react';
import { counted } from '@/lib/text/plural';
import classes from './rich-text.module.css';
import { usePaintedState } from './use-painted-state';
import { readingMinutes, wordCountOf } from './words';

/** The word count and the reading time. */
export const WordCount = ({ editor }: { editor: Editor }) => {
  const words = usePaintedState(editor, () => wordCountOf(editor.state.doc));
  const minutes = readingMinutes(words);
  return (
    <span className={classes.words}>
      <bdi>
        {counted(words, 'word', 'words')}
        {minutes > 0 && `, ${minutes} min to read`}
      </bdi>
    </span>
  );
};
