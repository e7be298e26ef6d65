interface Dated {
  /** When the request was made; an API may omit it. */
  since?: string | undefined;
}

/**
 * Merges queues, oldest request first. If requests have no date, only their order within their kind is known: the first
 * of each kind come first, then the second of each, so that no kind waits behind another.
 */
export const inOrderOfWaiting = <Entry extends Dated>(queues: readonly (readonly Entry[])[]): Entry[] => {
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) =>
    queues.flatMap((queue) => queue.slice(place, place + 1)),
  ).flat();
  const timeOf = ({ since }: Dated) => Date.parse(since ?? '');
  if (inTurn.some((entry) => Number.isNaN(timeOf(entry)))) return inTurn;
  // The sort is stable: equal dates stay in the order of their kinds.
  return queues.flat().sort((a, b) => timeOf(a) - timeOf(b));
};
