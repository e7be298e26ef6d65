interface Row {
  key: string;
}

/** An action of a keystroke that came early: to ask about a request, or to approve it. */
export interface Intent {
  key: string;
  step: 'ask' | 'approve';
}

/** The displayed request once `key` is decided. */
export const nextAfter = <Entry extends Row>(rows: readonly Entry[], key: string): Entry | undefined => {
  const rest = rows.filter((row) => row.key !== key);
  return rest[rows.findIndex((row) => row.key === key)] ?? rest.at(-1);
};

interface Situation {
  /** The waiting requests, in order. */
  rows: readonly Row[];
  /** The displayed request. */
  current: Row | undefined;
  /** The request whose approval is in flight. */
  deciding: string | undefined;
}

/**
 * The plan with one more keystroke. Each keystroke is bound to its request as the queue was when pressed: the one asked
 * about, else the next one. Nothing is planned beyond the end of the queue.
 */
export const planned = (plan: readonly Intent[], { rows, current, deciding }: Situation): Intent[] => {
  const last = plan.at(-1);
  if (last?.step === 'ask') return [...plan, { key: last.key, step: 'approve' }];
  const done = [deciding, ...plan.map(({ key }) => key)].filter((key) => key !== undefined);
  let next = current;
  let rest = rows;
  for (const key of new Set(done)) {
    if (!rest.some((row) => row.key === key)) continue;
    next = nextAfter(rest, key);
    rest = rest.filter((row) => row.key !== key);
  }
  return next && !done.includes(next.key) ? [...plan, { key: next.key, step: 'ask' }] : [...plan];
};
