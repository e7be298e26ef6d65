const BUILD = /<script\b[^>]*\bdata-folders="([^"]*)" data-entry="([^"]+)"/;

/** The folders of the languages and the entry that a built page names to `start.js`; undefined if there are none. */
export const entryScript = (html: string) => BUILD.exec(html)?.slice(1).join(' ');
