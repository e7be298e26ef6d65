/** What the screen shows, as in the URL; what it does not know is left out by the screen. */
export interface NepalDataSearch {
  /** One of `nepalTables`; the first by default. */
  table?: string | undefined;
  /** A part of a name, or of any other cell. */
  text?: string | undefined;
  /** One of `shownRows`; all by default. */
  show?: string | undefined;
  /** The id of the row to be edited, or `new`. */
  edit?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** Parses any search object without throwing. */
export const validateNepalData = ({ table, text, show, edit }: Record<string, unknown>): NepalDataSearch => ({
  table: textOf(table),
  text: textOf(text),
  show: textOf(show),
  edit: textOf(edit),
});
