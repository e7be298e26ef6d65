/** Word writes list items as paragraphs with `mso-list: l0 level2 lfo1` in a style that browsers drop. */
const PARAGRAPH = /mso-list:[^;]*\blevel(\d+)(?:\s+(lfo\d+))?/i;
const NUMBER = /^\s*(?:(\d+)|[a-z]|[ivxl]+)[.)]/i;
/** What separates two lists, though it may have no text. */
const BETWEEN = 'p, h1, h2, h3, h4, h5, h6, img, table, td, th, hr, blockquote, pre';

interface Item {
  element: Element;
  level: number;
  /** The name of its list; items of another list at the same level start a new one. */
  list: string;
}

interface OpenList extends Pick<Item, 'level' | 'list'> {
  element: HTMLElement;
}

/**
 * The level that the program states: Word in the browser writes each item as a list of its own, Google Docs and Slack
 * write lists beside their items.
 */
const readItem = (element: Element): Item | undefined => {
  if (element.localName === 'p') {
    const [, level, list = ''] = PARAGRAPH.exec(element.getAttribute('style') ?? '') ?? [];
    return level === undefined ? undefined : { element, level: Number(level), list };
  }
  const level = element.getAttribute('data-aria-level') ?? element.getAttribute('aria-level');
  const indent = element.getAttribute('data-stringify-indent');
  const stated = Number(level ?? (indent === null ? 0 : Number(indent) + 1));
  if (!Number.isInteger(stated) || stated < 1 || !element.parentElement?.matches('ul, ol')) return undefined;
  return { element, level: stated, list: element.getAttribute('data-listid') ?? '' };
};

/** The marker, a bullet or a number, is a separate span whose style excludes it from lists. */
const takeMarker = (paragraph: Element): string => {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent ?? '';
  marker?.remove();
  return text;
};

/** An empty list for an item: bulleted or numbered, from the item's number. */
const listFor = ({ element }: Item): HTMLElement => {
  const document = element.ownerDocument;
  const written = element.closest('ul, ol');
  if (element.localName === 'li' && written) return written.cloneNode() as HTMLElement;
  const number = NUMBER.exec(takeMarker(element));
  const list = document.createElement(number ? 'ol' : 'ul');
  if (number?.[1] !== undefined && number[1] !== '1') list.setAttribute('start', number[1]);
  return list;
};

/** The outermost element that an item brings along: its list, and those around it. */
const outermost = (element: Element): Element => {
  const { parentElement } = element;
  return parentElement?.matches('ul, ol, ul li, ol li') ? outermost(parentElement) : element;
};

/** Whether nothing but wrappers and emptied lists is between a list and an item. */
const follows = (list: Element, item: Element): boolean => {
  const range = list.ownerDocument.createRange();
  range.setStartAfter(list);
  range.setEndBefore(item);
  const between = range.cloneContents();
  return between.textContent.trim() === '' && between.querySelector(BETWEEN) === null;
};

/** Converts the items whose level a program states, in whatever elements, to nested lists. */
export const levelledToNested = (body: HTMLElement): void => {
  let open: OpenList[] = [];
  for (const element of [...body.querySelectorAll('p, li')]) {
    const item = readItem(element);
    if (!item) continue;
    const { level } = item;
    if (open[0] && !follows(open[0].element, element)) open = [];
    open = open.filter((list) => list.level <= level);
    const empty = listFor(item);
    const isSame = (list: OpenList) =>
      list.level < level || (list.list === item.list && list.element.localName === empty.localName);
    const before = open;
    open = open.filter(isSame);
    const current = open.at(-1);
    if (current?.level !== level) {
      const parent = current?.element.lastElementChild;
      if (parent) parent.append(empty);
      else if (before[0]) before[0].element.after(empty);
      else outermost(element).before(empty);
      open.push({ level, list: item.list, element: empty });
    }
    const made = body.ownerDocument.createElement('li');
    made.append(...element.childNodes);
    open.at(-1)?.element.append(made);
    element.remove();
  }
  for (const list of body.querySelectorAll('ul, ol')) {
    if (list.textContent.trim() === '' && !list.querySelector('li, img')) list.remove();
  }
};
