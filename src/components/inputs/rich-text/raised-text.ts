const pairs = (from: string, to: string) => {
  const written = Array.from(to);
  return new Map(Array.from(from, (letter, at) => [letter, written[at] ?? letter]));
};
const RAISED = pairs('0123456789+-−=()nioº', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ°°');
const LOWERED = pairs('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');
/** Characters that are raised or lowered by themselves. */
const ALREADY = /[\s°ª™℠®©*†‡¹²³\u2070-\u209C]/u;
const WHOLE: Record<string, string> = { TM: '™', SM: '℠' };

const lettersOf = (element: Element): Map<string, string> | undefined => {
  const align = /vertical-align\s*:\s*(super|sub)\b/i.exec(element.getAttribute('style') ?? '')?.[1];
  if (element.localName === 'sup' || align?.toLowerCase() === 'super') return RAISED;
  return element.localName === 'sub' || align?.toLowerCase() === 'sub' ? LOWERED : undefined;
};

/**
 * Writes superscripts and subscripts with characters: `m<sup>2</sup>` becomes `m²`. Returns the texts for which there
 * are none, which become plain text: `st` of `1<sup>st</sup>`.
 */
export const writeRaisedText = (body: HTMLElement): string[] => {
  const plain = new Set<string>();
  for (const element of body.querySelectorAll('sup, sub, [style*="vertical-align" i]')) {
    const letters = lettersOf(element);
    const text = element.textContent.trim();
    if (!letters || text === '') continue;
    const whole = letters === RAISED ? WHOLE[text] : undefined;
    if (whole !== undefined) element.textContent = whole;
    else if (Array.from(text).every((letter) => letters.has(letter) || ALREADY.test(letter))) {
      const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { currentNode: node } = texts;
        node.nodeValue = Array.from(node.nodeValue ?? '', (letter) => letters.get(letter) ?? letter).join('');
      }
    } else plain.add(text);
  }
  return [...plain];
};
