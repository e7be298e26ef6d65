/** A tag with its attributes, quoted ones whole. It ends before the next `<`, or a text of nothing else would take minutes. */
const TAG = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
/** What is quoted within a tag, or the beginning of a handler's name. */
const HANDLER = /("[^"]*"|'[^']*')|(?<=[\s/"'])on(?=[a-z]+[\s/=>])/gi;
/** The beginning of an element that changes what the addresses of the others mean. */
const BASE = /<base(?=[\s/>])/gi;

/**
 * HTML without handlers and `<base>`, which browsers report to the content security policy as soon as they are parsed, also in a
 * document apart from the page; a handler becomes an attribute and a base a `<link>` that mean nothing.
 */
export const withoutHandlers = (html: string): string =>
  html
    .replaceAll(BASE, '<link')
    .replaceAll(TAG, (tag) => tag.replaceAll(HANDLER, (_, quoted?: string) => quoted ?? 'data-on'));

/** The body of an HTML text, parsed apart from the page: no script runs, no image is fetched, nothing is reported. */
export const parseInert = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${withoutHandlers(html)}`, 'text/html').body;
