/** What a record without a name is called. */
export const numberName = (id: number): string => `#${String(id)}`;
