const WHITE_SPACE = /white-space(?:-collapse)?\s*:\s*([\w-]+)/gi;
const KEEPS_LINES = /^(?:pre|pre-wrap|pre-line|preserve|preserve-breaks|break-spaces)$/i;
const BLOCKS = new Set(
  'address article aside blockquote body center dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

const isBlock = (node: Node) => node instanceof Element && BLOCKS.has(node.localName);

/** Whether line ends in an element are rendered: its own style says so, or the nearest one around it. */
const rendersLineEnds = (element: Element | null): boolean => {
  // The editor keeps preformatted text itself.
  if (!element || element.localName === 'pre') return false;
  const stated = [...(element.getAttribute('style') ?? '').matchAll(WHITE_SPACE)].at(-1)?.[1];
  return stated === undefined ? rendersLineEnds(element.parentElement) : KEEPS_LINES.test(stated);
};

/** Whether text or an image is on that side of a node in its block. */
const hasContent = (node: Node, side: 'previousSibling' | 'nextSibling'): boolean => {
  for (let beside = node[side]; beside; beside = beside[side]) {
    if (isBlock(beside)) return false;
    const isImage = beside instanceof Element && (beside.localName === 'img' || beside.querySelector('img'));
    if (isImage || beside.textContent?.trim() !== '') return true;
  }
  const { parentNode } = node;
  return parentNode !== null && !isBlock(parentNode) && hasContent(parentNode, side);
};

const isWithinLine = (node: Node) => hasContent(node, 'previousSibling') && hasContent(node, 'nextSibling');

/** Turns the line ends that a style renders, as in messages, editors of code and terminals, into breaks. */
export const lineEndsToBreaks = (body: HTMLElement): void => {
  const document = body.ownerDocument;
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
  for (const text of found) {
    const [first = '', ...others] = text.data.split(/\r\n?|\n/);
    if (others.length === 0 || !rendersLineEnds(text.parentElement)) continue;
    const parts = [first, ...others.flatMap((line) => [document.createElement('br'), line])];
    text.replaceWith(...parts);
  }
};

/** Removes the breaks between blocks, which are only spacing; those within a line of text stay. */
export const removeSpacing = (body: HTMLElement): void => {
  for (const line of [...body.querySelectorAll('br')]) {
    if (!line.closest('p, pre, h1, h2, h3, h4, h5, h6') && !isWithinLine(line)) line.remove();
  }
};
