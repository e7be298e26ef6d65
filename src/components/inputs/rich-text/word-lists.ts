/** Word writes list items as paragraphs with `mso-list: l0 level2 lfo1` in a style that browsers drop. */
const LEVEL = /mso-list:[^;]*\blevel(\d+)/i;
const NUMBER = /^\s*(?:\d+|[a-z]|[ivxl]+)[.)]/i;

interface OpenList {
  level: number;
  list: HTMLElement;
}

const levelOf = (element: Element): number =>
  Number(LEVEL.exec(element.getAttribute('style') ?? '')?.[1] ?? 0);

/** The marker, a bullet or a number, is a separate span whose style excludes it from lists. */
const takeMarker = (paragraph: Element): string => {
  const marker = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent ?? '';
  marker?.remove();
  return text;
};

/** Converts the paragraphs that Word marks as list items to real lists. */
export const wordListsToLists = (body: HTMLElement): void => {
  let open: OpenList[] = [];
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const level = levelOf(paragraph);
    if (level === 0) continue;
    if (open.at(0)?.list !== paragraph.previousElementSibling) open = [];
    open = open.filter((list) => list.level <= level);
    const marker = takeMarker(paragraph);
    const document = body.ownerDocument;
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    let current = open.at(-1);
    if (current?.level !== level) {
      const list = document.createElement(NUMBER.test(marker) ? 'ol' : 'ul');
      const parent = current?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      current = { level, list };
      open.push(current);
    }
    current.list.append(item);
    paragraph.remove();
  }
};
