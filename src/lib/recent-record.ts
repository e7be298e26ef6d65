/** A record that was just created: its list may not show it where it stands. */
export interface CreatedRecord {
  id: number;
  name: string;
  /** The path of the screen on which it is found. */
  path: string;
}

let recent: { list: string; id: number; created: CreatedRecord | undefined } | undefined;

/** Remembers the record that was just created or changed, for the list at path `list` to point out once. */
export const markRecent = (list: string, id: number, created?: CreatedRecord) => {
  recent = { list, id, created };
};

const on = (list: string) => {
  if (recent && recent.list !== list) recent = undefined;
  return recent;
};

/** The record to point out on the list at path `list`, if any; forgotten when another list asks. */
export const recentOn = (list: string) => on(list)?.id;

/** The record to point out on the list at path `list` if it was just created there. */
export const createdOn = (list: string) => on(list)?.created;

/** Forgets the record: whoever comes next did not change it. */
export const forgetRecent = () => {
  recent = undefined;
};
