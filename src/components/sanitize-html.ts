import DOMPurify from 'dompurify';
import { siteUrl } from '@/api/config';
import { withoutHandlers } from '@/lib/inert-html';
import { linkUrl, sitePath, webUrl } from '@/lib/url';
import { holdRemoteImages } from './remote-images';

const TAGS = [
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'sub', 'sup', 'small', 'mark', 'abbr', 'bdi', 'bdo'],
  ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
  ['table', 'caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
].flat();

const ATTRIBUTES = [
  ['href', 'src', 'alt', 'title', 'lang', 'dir', 'width', 'height'],
  ['colspan', 'rowspan', 'scope', 'start', 'reversed', 'type', 'value'],
].flat();

const ALIGNMENTS = ['left', 'center', 'right', 'justify', 'start', 'end'];

/** A purifier of our own, so that its hooks reach nobody else's. */
const purifier = DOMPurify();

// Alignment is the one style that the editor writes; it comes back as an attribute that the stylesheet knows.
purifier.addHook('uponSanitizeElement', (node) => {
  const align = node instanceof HTMLElement ? node.style.textAlign : '';
  if (node instanceof HTMLElement) node.removeAttribute('data-align');
  if (node instanceof HTMLElement && ALIGNMENTS.includes(align)) node.setAttribute('data-align', align);
});

/** An address that a link in a text may lead to; a path is one of the public site. */
const safeHref = (href: string): string | undefined => {
  const path = sitePath(href);
  return path === undefined ? linkUrl(href) : new URL(path, siteUrl()).href;
};

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    const address = safeHref(node.getAttribute('href') ?? '');
    if (address === undefined) node.removeAttribute('href');
    else {
      node.setAttribute('href', address);
      node.setAttribute('target', '_blank');
      node.setAttribute('rel', 'noopener noreferrer');
    }
  }
  if (node.tagName === 'IMG') {
    const address = webUrl(node.getAttribute('src') ?? '');
    if (address === undefined) node.remove();
    else {
      node.setAttribute('src', address);
      node.setAttribute('loading', 'lazy');
      node.setAttribute('decoding', 'async');
      // Whose image it is need not know who reads the text, or where.
      node.setAttribute('referrerpolicy', 'no-referrer');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
  }
});

/** A wide table scrolls in a frame of its own, which the keyboard must reach. */
const frameTables = (root: HTMLElement) => {
  for (const table of root.querySelectorAll('table')) {
    const frame = root.ownerDocument.createElement('div');
    frame.setAttribute('role', 'region');
    frame.setAttribute('tabindex', '0');
    frame.setAttribute('data-table', '');
    const caption = table.caption?.textContent.trim() ?? '';
    frame.setAttribute('aria-label', caption === '' ? 'Table' : caption);
    table.replaceWith(frame);
    frame.append(table);
  }
};

/** HTML that can be shown. */
export interface SafeMarkup {
  html: string;
  /** How many images of other hosts are left out, each with a note in its place. */
  held: number;
}

/**
 * HTML with only text-like elements, http, https, mailto and tel links, those within the public site, and images from the web; with `ask`, only
 * those of our own hosts. Everything is done in a document apart from the page, which fetches nothing.
 */
export const sanitizeHtml = (html: string, remoteImages: 'load' | 'ask' = 'load'): SafeMarkup => {
  // Without a body that has begun, a <frameset> would take its place, and DOMPurify would find none.
  const body = purifier.sanitize(`<body>${withoutHandlers(html)}`, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...ATTRIBUTES, 'data-align'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    RETURN_DOM: true,
  }) as HTMLElement | null;
  if (!body) throw new Error('The text has no body.');
  frameTables(body);
  const held = remoteImages === 'ask' ? holdRemoteImages(body) : 0;
  return { html: body.innerHTML, held };
};
