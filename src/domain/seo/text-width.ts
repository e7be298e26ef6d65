/** The font and width of a text box: font size, weight and width limit in pixels. */
export interface TextBox {
  size: number;
  weight?: number;
  limit: number;
}

/** Google sets a result's title in 20 px Arial, and its description in two lines of 14 px. */
export const RESULT_TITLE: TextBox = { size: 20, limit: 580 };
export const RESULT_DESCRIPTION: TextBox = { size: 14, limit: 990 };

/** Facebook shows two lines of a card's title and one of its description. */
export const CARD_TITLE: TextBox = { size: 16, weight: 600, limit: 900 };
export const CARD_DESCRIPTION: TextBox = { size: 14, limit: 470 };

let context: CanvasRenderingContext2D | null | undefined;

/** The width of a text in pixels. */
export const textWidth = (text: string, { size, weight = 400 }: TextBox): number => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = `${weight} ${size}px Arial, sans-serif`;
  return Math.round(context.measureText(text).width);
};

const ellipsis = ' …';

/** The part of the text that fits. */
const shownPart = (text: string, box: TextBox): string => {
  if (textWidth(text, box) <= box.limit) return text;
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)];
  const head = (length: number) =>
    characters
      .slice(0, length)
      .map(({ segment }) => segment)
      .join('');
  let low = 0;
  let high = characters.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (textWidth(head(middle) + ellipsis, box) <= box.limit) low = middle;
    else high = middle - 1;
  }
  return head(low).trimEnd();
};

/** The text truncated to the limit with an ellipsis, if necessary. */
export const cutToWidth = (text: string, box: TextBox): string => {
  const shown = shownPart(text, box);
  return shown === text ? text : shown + ellipsis;
};

/** The text without the last words that do not fit. */
export const shortened = (text: string, box: TextBox): string => {
  const shown = shownPart(text, box);
  if (shown === text) return text;
  const endsAtWord = /\s/.test(text.charAt(shown.length));
  const words = endsAtWord ? shown : shown.replace(/\s+\S*$/, '');
  return words.replace(/[\s,;:–—-]+$/u, '');
};

/** The sentences at the beginning of the text that fit together; if the first does not, its words that do. */
export const sentencesWithin = (text: string, box: TextBox): string => {
  let fitting = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text.trim())) {
    if (textWidth((fitting + segment).trimEnd(), box) > box.limit) break;
    fitting += segment;
  }
  return fitting === '' ? shortened(text.trim(), box) : fitting.trimEnd();
};
