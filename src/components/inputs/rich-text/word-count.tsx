import type { Editor } from '@tiptap/react';
import { counted } from '@/lib/plural';
import classes from './rich-text.module.css';
import { usePaintedState } from './use-painted-state';
import { readingMinutes, wordsOf } from './words';

/** How long the text is, and how long it takes to read. */
export const WordCount = ({ editor }: { editor: Editor }) => {
  const words = usePaintedState(editor, () => wordsOf(editor.state.doc));
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
