/** A short text that differs when the data differs (FNV-1a over the JSON). */
export const fingerprint = (data: unknown): string => {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(data)) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16);
};
