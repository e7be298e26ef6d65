const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** How many words a text has, in any script. */
export function countWords(text: string): number {
  let count = 0;
  for (const segment of segmenter.segment(text)) if (segment.isWordLike) count += 1;
  return count;
}
