const KEY = /^(?::([^|:]*)\|:)?(.*)$/s;

/** The meaning of a message's key, if it has one, and its English text: of `:of a button|:Book`, “of a button” and “Book”. */
export const partsOfKey = (key: string): { meaning: string | undefined; text: string } => {
  const [, meaning, text = ''] = KEY.exec(key) ?? [];
  return { meaning, text };
};
