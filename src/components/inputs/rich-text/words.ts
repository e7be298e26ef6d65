import type { Node } from '@tiptap/pm/model';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** The word count of a text in any script. */
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

/** The word count of a document, cached per block. */
export const wordCountOf = (document: Node): number =>
  document.children.reduce((sum, block) => sum + wordsOfBlock(block), 0);

const WORDS_A_MINUTE = 200;

/** The reading time in whole minutes; 0 for a short text. */
export const readingMinutes = (words: number): number => Math.round(words / WORDS_A_MINUTE);
