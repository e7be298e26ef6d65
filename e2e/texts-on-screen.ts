import type { Page } from '@playwright/test';

/** A text of a page, and the element that has it. */
export interface Seen {
  text: string;
  at: string;
}

/**
 * What a reader sees or a screen reader says: texts, names, placeholders, the document's title; without what says that it
 * is in a language of its own, or no language.
 */
export const textsOn = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => {
    const NO_TEXT = 'script, style, noscript, svg, code, kbd, bdi, body [lang], body [translate="no"]';
    const READ_OUT = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
    const ATTRIBUTES = [...READ_OUT, 'placeholder', 'title', 'alt'];
    const described = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 200);
    const seen = [{ text: document.title, at: '<title>' }];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement: parent } = texts.currentNode as Text;
      if (parent && /\p{L}/u.test(data) && parent.closest(NO_TEXT) === null && parent.checkVisibility())
        seen.push({ text: data, at: described(parent) });
    }
    for (const element of document.body.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())) {
      if (element.closest(`${NO_TEXT}, [aria-hidden="true"]`) || !element.checkVisibility()) continue;
      for (const name of ATTRIBUTES) {
        const text = element.getAttribute(name) ?? '';
        if (/\p{L}/u.test(text)) seen.push({ text, at: `${name} of ${described(element)}` });
      }
    }
    return seen;
  });

/** Texts that their box, or the window, is too narrow or too low for; not those that end in an ellipsis. */
export const cutTextsOn = (page: Page): Promise<Seen[]> =>
  page.evaluate(() => {
    const described = (element: Element) => (element.cloneNode() as Element).outerHTML.slice(0, 200);
    const cut: Seen[] = [];
    // What is below the window has no layout else.
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(all);
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) cut.push({ text: 'the page', at: `${scrollWidth} > ${clientWidth}` });
    const isDrawn = ({ borderTopWidth, borderTopColor, backgroundColor }: CSSStyleDeclaration) =>
      [borderTopWidth === '0px' ? 'transparent' : borderTopColor, backgroundColor].some(
        (colour) => !/transparent|, 0\)$/.test(colour),
      );
    const reasonOf = (text: Text, rect: DOMRect) => {
      let own: Element | undefined;
      for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (style.display === 'inline') continue;
        if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return;
        if (style.position === 'fixed' || /auto|scroll/.test(style.overflowX + style.overflowY)) return;
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const hides = style.overflowX !== 'visible';
        const isOwn = box.contains(text) && own === undefined;
        own ??= box;
        if (!hides && !isOwn && !isDrawn(style)) continue;
        if (rect.left < left - 1 || rect.right > right + 1) return `wider than ${described(box)}`;
        if (hides && (rect.top < top - 3 || rect.bottom > bottom + 3)) return `higher than ${described(box)}`;
      }
      return;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || !parent.checkVisibility()) continue;
      if (parent.closest('script, style, svg, .mantine-VisuallyHidden-root')) continue;
      range.selectNodeContents(text);
      const reason = reasonOf(text, range.getBoundingClientRect());
      if (reason !== undefined) cut.push({ text: text.data, at: reason });
    }
    return cut;
  });
