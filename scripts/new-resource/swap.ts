/** Replaces the pattern's only match; throws if it does not match exactly once, as the template has changed. */
export const swap = (text: string, pattern: RegExp, by: string | ((...groups: string[]) => string)) => {
  const found = [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))];
  if (found.length !== 1)
    throw new Error(`${pattern} matches ${found.length} times, not once: see scripts/new-resource.`);
  return text.replace(pattern, (...match: string[]) => (typeof by === 'string' ? by : by(...match.slice(1))));
};
