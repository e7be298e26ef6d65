/** A record that was just created, which may not be on the current page of its list. */
export interface CreatedRecord {
  id: number;
  name: string;
  path: string;
}

let highlighted: { list: string; id: number; created: CreatedRecord | undefined } | undefined;

/** Makes the list at path `list` highlight the row of the record that was just created, changed or read. */
export const highlightRow = (list: string, id: number, created?: CreatedRecord) => {
  highlighted = { list, id, created };
};

/** What to highlight on the list at path `list`, if anything. */
export const highlightedOn = (list: string) => (highlighted?.list === list ? highlighted : undefined);

/** Clears the highlight of every other list than the one at path `list`, which is open now. */
export const clearOtherHighlight = (list: string) => {
  if (highlighted?.list !== list) highlighted = undefined;
};

/** Clears the highlight: the record was deleted, or another user signs in. */
export const clearHighlight = () => {
  highlighted = undefined;
};
