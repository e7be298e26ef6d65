import DOMPurify from 'dompurify';
import { linkUrl, webUrl } from '@/lib/url';

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

purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') {
    const address = linkUrl(node.getAttribute('href') ?? '');
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
      if (!node.hasAttribute('alt')) node.setAttribute('alt', '');
    }
  }
});

/** A wide table scrolls in a frame of its own, which the keyboard must reach. */
function frameTables(fragment: DocumentFragment) {
  for (const table of fragment.querySelectorAll('table')) {
    const frame = document.createElement('div');
    frame.setAttribute('role', 'region');
    frame.setAttribute('tabindex', '0');
    frame.setAttribute('data-table', '');
    frame.setAttribute('aria-label', table.caption?.textContent ?? 'Table');
    table.replaceWith(frame);
    frame.append(table);
  }
}

/** HTML with only text-like elements, http, https, mailto and tel links, and pictures from the web. */
export function sanitizeHtml(html: string): string {
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [...ATTRIBUTES, 'data-align'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    RETURN_DOM_FRAGMENT: true,
  });
  frameTables(fragment);
  const root = document.createElement('div');
  root.append(fragment);
  return root.innerHTML;
}
