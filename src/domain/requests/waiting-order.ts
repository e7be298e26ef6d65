interface Dated {
  /** Since when it waits, as the API says; an API may not say. */
  since?: string | undefined;
}

/**
 * Several queues as one: who has waited longest comes first. Where a request does not say since when it waits, only its
 * place among those of its kind is known: then the first of each kind come first, then the second of each, and no kind
 * waits behind another.
 */
export const inOrderOfWaiting = <Entry extends Dated>(queues: readonly (readonly Entry[])[]): Entry[] => {
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) =>
    queues.flatMap((queue) => queue.slice(place, place + 1)),
  ).flat();
  const timeOf = ({ since }: Dated) => Date.parse(since ?? '');
  if (inTurn.some((entry) => Number.isNaN(timeOf(entry)))) return inTurn;
  // Those of one moment stay in the order of their kinds, whatever goes from before them.
  return queues.flat().sort((a, b) => timeOf(a) - timeOf(b));
};
