import DOMPurify from 'dompurify';
import { siteUrl } from '@/api/client/config';
import { withoutHandlers } from '@/lib/text/inert-html';
import { linkUrl, sitePath, webUrl } from '@/lib/text/url';
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

/** A separate DOMPurify instance, so that its hooks affect no other code. */
const purifier = DOMPurify();

// Alignment is the only style that the editor writes; it is converted to an attribute for the stylesheet.
purifier.addHook('uponSanitizeElement', (node) => {
  const align = node instanceof HTMLElement ? node.style.textAlign : '';
  if (node instanceof HTMLElement) node.removeAttribute('data-align');
  if (node instanceof HTMLElement && ALIGNMENTS.includes(align)) node.setAttribute('data-align', align);
});

/** A safe link URL; a path refers to the public site. */
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
      // The image's host must not learn which page is read.
      node.setAttribute('referrerpolicy', 'no-referrer');
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
  }
});

/** Wraps tables in a scroll container that is keyboard-accessible. */
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

/** HTML that is safe to render. */
export interface SafeMarkup {
  html: string;
  /** The number of blocked images of other hosts, each replaced by a note. */
  held: number;
}

/**
 * HTML with only text-like elements, http, https, mailto, tel and site links, and images from the web; with `ask`, only
 * those of our own hosts. Works in a detached document, which fetches nothing.
 */
export const sanitizeHtml = (html: string, remoteImages: 'load' | 'ask' = 'load'): SafeMarkup => {
  // Without an open body, a `<frameset>` would replace it, and DOMPurify would find none.
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
