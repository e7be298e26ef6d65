/** Reads an id out of a URL: digits without a leading zero, within what a number holds exactly; else `undefined`. */
export const recordId = (text: string): number | undefined => {
  if (!/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : undefined;
};
