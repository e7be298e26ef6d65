/** A tag with its attributes, quoted ones whole. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
/** What is quoted within a tag, or the name of a handler. */
const HANDLER = /"[^"]*"|'[^']*'|(?<=[\s/"'])on(?=[a-z]+[\s/=>])/gi;

/**
 * HTML without handlers, which browsers report to the content security policy as soon as they are parsed, also in a document
 * apart from the page; each becomes an attribute that means nothing.
 */
export const withoutHandlers = (html: string): string =>
  /[\s"'/]on[a-z]/i.test(html)
    ? html.replaceAll(TAG, (tag) =>
        tag.replaceAll(HANDLER, (part) => (/^on$/i.test(part) ? 'data-on' : part)),
      )
    : html;

/** The body of an HTML text, parsed apart from the page: no script runs, no image is fetched, nothing is reported. */
export const parseInert = (html: string): HTMLElement =>
  new DOMParser().parseFromString(`<!doctype html><body>${withoutHandlers(html)}`, 'text/html').body;
