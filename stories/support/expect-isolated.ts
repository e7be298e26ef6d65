const SPACE = '[ \\u00a0]';

/** Texts that are left-to-right everywhere: dates, money, URLs and the like, and a number before its noun. */
const LATIN_RUNS = new RegExp(
  [
    `\\d{1,2}${SPACE}[A-Z][a-z]+${SPACE}\\d{4}`,
    '\\d{4}-\\d{2}-\\d{2}',
    '\\b\\d{1,2}:\\d{2}\\b',
    `NPR${SPACE}[\\d,.]+`,
    '\\+977[\\d -]+',
    '[\\w.]+@[\\w.]+\\.\\w+',
    '-?\\d+\\.\\d{3,}, -?\\d+\\.\\d{3,}',
    `^\\d[\\d,]*${SPACE}[A-Za-z]+`,
  ].join('|'),
);

/** A weekday beside its date, not in the same element. */
const BESIDE_ITS_DATE = /^(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*,?\s*$/;

const isolating = ['isolate', 'isolate-override', 'plaintext'];

/** Whether a text is isolated, with its direction left-to-right or automatic. */
const isIsolated = (text: Node): boolean => {
  for (let element = text.parentElement; element; element = element.parentElement) {
    const { unicodeBidi, direction } = getComputedStyle(element);
    if (isolating.includes(unicodeBidi)) return unicodeBidi === 'plaintext' || direction === 'ltr';
  }
  return false;
};

const isSeen = (element: Element | null) =>
  element?.checkVisibility() === true && element.closest('.mantine-VisuallyHidden-root') === null;

/** Fails if, on a right-to-left page, a date, an amount or the like is not isolated. */
export const expectIsolated = (root: HTMLElement) => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const loose: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    const content = text.textContent ?? '';
    const run = LATIN_RUNS.exec(content) ?? (text.nextSibling ? BESIDE_ITS_DATE.exec(content) : null);
    if (run && isSeen(text.parentElement) && !isIsolated(text))
      loose.push(`“${run[0]}” in <${text.parentElement?.outerHTML.slice(1, 160) ?? ''}`);
  }
  if (loose.length > 0) throw new Error(`Not isolated from the text around it: ${loose.join('\n')}`);
};
