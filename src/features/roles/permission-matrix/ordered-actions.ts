/** The usual actions in order, each with its synonyms. */
const USUAL = [
  'view list index show read browse',
  'create add store',
  'update edit',
  'delete destroy remove',
].map((names) => names.split(' '));

const rank = (action: string) => {
  const [verb = ''] = action.split(' ');
  const place = USUAL.findIndex((names) => names.includes(verb));
  return place < 0 ? USUAL.length : place;
};

/** The actions that two or more resources share: the usual ones first, then by frequency. */
export const orderedActions = (resources: readonly (readonly { action: string }[])[]): string[] => {
  const counts = new Map<string, number>();
  for (const cells of resources) {
    for (const action of new Set(cells.map((cell) => cell.action))) {
      counts.set(action, (counts.get(action) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([a, countA], [b, countB]) => rank(a) - rank(b) || countB - countA || a.localeCompare(b))
    .map(([action]) => action);
};
