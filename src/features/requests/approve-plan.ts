interface Row {
  key: string;
}

/** What a keystroke asks for that came before its turn: to ask about a request, or to approve it. */
export interface Intent {
  key: string;
  step: 'ask' | 'approve';
}

/** What is on display once `key` is decided. */
export const nextAfter = <Entry extends Row>(rows: readonly Entry[], key: string): Entry | undefined => {
  const rest = rows.filter((row) => row.key !== key);
  return rest[rows.findIndex((row) => row.key === key)] ?? rest.at(-1);
};

interface Situation {
  /** What waits, in its order. */
  rows: readonly Row[];
  /** What is on display. */
  current: Row | undefined;
  /** What is being approved just now. */
  deciding: string | undefined;
}

/**
 * The plan with one more keystroke. Each is bound to the request that it belongs to as the queue was when it was pressed:
 * the one that was asked about, else the one that comes next. Nothing is planned beyond what waits.
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
