const ENTRY_SCRIPT = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

/** The URL of the entry script in a page's HTML; undefined if there is none. */
export const entryScript = (html: string) => ENTRY_SCRIPT.exec(html)?.[1];
