import type { Node } from '@tiptap/pm/model';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** How many words a text has, in any script. */
const countWords = (text: string): number => {
  let count = 0;
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) count += 1;
  return count;
};

const counted = new WeakMap<Node, number>();

const wordsOfBlock = (block: Node): number => {
  const known = counted.get(block);
  if (known !== undefined) return known;
  const count = countWords(block.textBetween(0, block.content.size, '\n', ' '));
  counted.set(block, count);
  return count;
};

/** How many words a document has; only blocks that have changed are counted again. */
export const wordsOf = (document: Node): number =>
  document.children.reduce((sum, block) => sum + wordsOfBlock(block), 0);

const WORDS_A_MINUTE = 200;

/** How long a text takes to read, in whole minutes; 0 for one that is read at a glance. */
export const readingMinutes = (words: number): number => Math.round(words / WORDS_A_MINUTE);
