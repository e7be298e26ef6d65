/** Everything reachable from the starts, including them, in depth-first order. */
export const reachedFrom = <T>(starts: Iterable<T>, next: (one: T) => Iterable<T>): Set<T> => {
  const reached = new Set<T>();
  const visit = (one: T) => {
    if (reached.has(one)) return;
    reached.add(one);
    for (const other of next(one)) visit(other);
  };
  for (const start of starts) visit(start);
  return reached;
};
