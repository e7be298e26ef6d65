import { trustedBy } from './trusted-html';

/** A tag with its attributes. It ends before the next `<`, or backtracking over many `<` would take minutes. */
const TAG = /<[a-z](?:[^<>"']|"[^"]*"|'[^']*')*>/gi;
/** A quoted value within a tag, or the start of an event handler's name. */
const HANDLER = /("[^"]*"|'[^']*')|(?<=[\s/"'])on(?=[a-z]+[\s/=>])/gi;
/** The start of a `<base>`, which changes what relative URLs mean. */
const BASE = /<base(?=[\s/>])/gi;

/**
 * HTML without event handlers and `<base>`, which browsers report to the content security policy when parsed, even in a
 * detached document. Handlers become inert attributes, a base an inert `<link>`.
 */
export const withoutHandlers = (html: string): string =>
  html
    .replaceAll(BASE, '<link')
    .replaceAll(TAG, (tag) => tag.replaceAll(HANDLER, (_, quoted?: string) => quoted ?? 'data-on'));

const inert = trustedBy('inert-html');

/** The body of an HTML text, parsed in a detached document: runs no script, fetches no image, reports nothing. */
export const parseInert = (html: string): HTMLElement =>
  new DOMParser().parseFromString(inert(`<!doctype html><body>${withoutHandlers(html)}`), 'text/html').body;
