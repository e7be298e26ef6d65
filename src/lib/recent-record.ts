let recent: { list: string; id: number } | undefined;

/** Remembers the record that was just created or changed, for the list at path `list` to point out once. */
export const markRecent = (list: string, id: number) => {
  recent = { list, id };
};

/** The record to point out on the list at path `list`, if any; forgotten when another list asks. */
export const recentOn = (list: string) => {
  if (recent && recent.list !== list) recent = undefined;
  return recent?.id;
};
