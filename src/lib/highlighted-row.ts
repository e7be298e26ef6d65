/** A record that was just created: the page of its list on display may not include it. */
export interface CreatedRecord {
  id: number;
  name: string;
  /** The path of the screen on which it is found. */
  path: string;
}

let highlighted: { list: string; id: number; created: CreatedRecord | undefined } | undefined;

/** Has the list at path `list` highlight the row of the record that was just created, changed or read. */
export const highlightRow = (list: string, id: number, created?: CreatedRecord) => {
  highlighted = { list, id, created };
};

/** What to highlight on the list at path `list`, if anything; forgotten when another list asks. */
export const highlightedOn = (list: string) => {
  if (highlighted?.list !== list) highlighted = undefined;
  return highlighted;
};

/** Highlights nothing any more: the record is gone, or whoever comes next did not change it. */
export const clearHighlight = () => {
  highlighted = undefined;
};
