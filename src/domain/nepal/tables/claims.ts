/** Who says something. */
export interface ClaimSource {
  name: string;
  /** An address. */
  url?: string;
}

/** What sources say of one thing; several are sources that differ. */
export interface Claim {
  text: string;
  /** Names or addresses. */
  sources: readonly string[];
}

const BEFORE_SOURCES = ' | ';
const BETWEEN_SOURCES = '; ';

/** Claims as the cell of a table: one a line, each with its sources behind a bar: `NPR 3,000 | NTNC; Oriental Treks`. */
export const claimsCell = (claims: readonly Claim[]): string =>
  claims
    .map(({ text, sources }) =>
      sources.length === 0 ? text : `${text}${BEFORE_SOURCES}${sources.join(BETWEEN_SOURCES)}`,
    )
    .join('\n');

const partsOf = (text: string, mark: string) =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads what `claimsCell` writes, or an administrator typed. */
export const claimsIn = (cell = ''): readonly Claim[] =>
  partsOf(cell, '\n').map((line): Claim => {
    const [text = '', ...sources] = partsOf(line, '|');
    return { text, sources: sources.flatMap((part) => partsOf(part, ';')) };
  });

/** A source as it was typed: an address, or a name. */
export const typedSource = (text: string): ClaimSource => {
  const url = /^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined;
  return url === undefined ? { name: text } : { name: new URL(url).hostname.replace(/^www\./, ''), url };
};
