/** Removes what this tab keeps in sessionStorage under names that begin so; a denied storage keeps nothing. */
export const eraseInTab = (prefix: string) => {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    return;
  }
};
