const ENTRY_SCRIPT = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/;

/** The address of the entry script in a page's HTML, or undefined when there is none. */
export const entryScript = (html: string) => ENTRY_SCRIPT.exec(html)?.[1];
