/** Parses an id from a URL: digits without a leading zero, up to the largest safe integer; else `undefined`. */
export const parseRecordId = (text: string): number | undefined => {
  if (!/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : undefined;
};
