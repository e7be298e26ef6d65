/** How wide Google shows a result's title (20 px Arial) and its description (14 px, two lines), in pixels. */
export const TITLE_LIMIT = 580;
export const DESCRIPTION_LIMIT = 990;

let context: CanvasRenderingContext2D | null | undefined;

/** The width of a text in pixels, as a search result sets it. */
export const textWidth = (text: string, fontSize: number): number => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `${String(fontSize)}px Arial, sans-serif`;
  return Math.round(context.measureText(text).width);
};

/** The text as a search result cuts it: whole, or up to the limit with an ellipsis. */
export const cutToWidth = (text: string, fontSize: number, limit: number): string => {
  if (textWidth(text, fontSize) <= limit) return text;
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  let low = 0;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const head = characters.slice(0, middle).map(({ segment }) => segment);
    if (textWidth(`${head.join('')} …`, fontSize) <= limit) low = middle;
    else high = middle - 1;
  }
  return `${characters
    .slice(0, low)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()} …`;
};
