import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { toApiError } from '@/api/errors';
import { inOverlay } from '@/components/in-overlay';
import { notifyError, notifySuccess } from '@/components/notices';
import { useShortcuts } from '@/components/use-shortcuts';
import { requestSearch } from './request-search';

interface Waiting {
  id: number;
  name: string;
}

interface RequestQueueOptions<Row extends Waiting> {
  /** The requests that wait, first to last, as the server has them. */
  rows: readonly Row[];
  /** The generated call that approves one. */
  approve: (id: number) => Promise<unknown>;
}

/** What the server says of a request that somebody else has approved or deleted meanwhile. */
const goneStatuses: readonly (number | undefined)[] = [404, 409];

const tellDecided = ({ id, name }: Waiting) => {
  notifyError(`Somebody else has already decided on “${name}”.`, { id: `decided-${String(id)}` });
};

/** Which request was chosen; the URL follows, so that whoever goes on to a form from here comes back to the same one. */
const useChosen = () => {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(() => requestSearch(search).id);
  const choose = (id: number | undefined) => {
    setChosen(id);
    void navigate({ to: '.', search: { id } as never, replace: true, resetScroll: false });
  };
  return [chosen, choose] as const;
};

/**
 * Works through a queue: which request is on display, approving it, going on to the next. Keys: `a` approves, `j` and
 * `n` go on, `k` goes back. What is on display, or asked about, stays so while the queue is read anew around it.
 */
export const useRequestQueue = <Row extends Waiting>({ rows, approve }: RequestQueueOptions<Row>) => {
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const [chosen, choose] = useChosen();
  const [shown, setShown] = useState<number>();
  const [asked, setAsked] = useState<Row>();
  // What was asked about when somebody else decided on it.
  const [lost, setLost] = useState<Row>();
  const waiting = rows.filter(({ id }) => !decided.has(id));
  const withId = (wanted: number | undefined) => waiting.find(({ id }) => id === wanted);
  const current = withId(chosen) ?? withId(shown) ?? waiting[0];
  const at = current ? waiting.indexOf(current) : -1;
  if (current?.id !== shown) setShown(current?.id);

  const takeOut = (row: Row) => {
    const rest = waiting.filter(({ id }) => id !== row.id);
    setDecided(new Set([...decided, row.id]));
    choose((rest[waiting.indexOf(row)] ?? rest.at(-1))?.id);
  };

  const approval = useMutation({
    meta: { handled: true },
    mutationFn: async (row: Row) => {
      try {
        await approve(row.id);
        return 'approved';
      } catch (error) {
        if (goneStatuses.includes(toApiError(error).status)) return 'gone';
        throw error;
      }
    },
    onSuccess: (outcome, row) => {
      if (outcome === 'approved') notifySuccess(`“${row.name}” was approved.`);
      else tellDecided(row);
    },
  });

  // One's own approval is on its way, or done, as well when its request leaves the queue.
  if (asked && !approval.isPending && !decided.has(asked.id) && !withId(asked.id)) {
    setLost(asked);
    setAsked(undefined);
  }
  useEffect(() => {
    if (lost) tellDecided(lost);
  }, [lost]);

  const go = (step: 1 | -1) => (event: KeyboardEvent) => {
    if (!inOverlay(event)) choose((waiting[at + step] ?? current)?.id);
  };
  const ask = () => {
    setAsked(current);
  };
  useShortcuts([
    [
      'a',
      (event) => {
        if (!inOverlay(event)) ask();
      },
    ],
    ['j', go(1)],
    ['n', go(1)],
    ['k', go(-1)],
  ]);

  return {
    waiting,
    current,
    /** The request that somebody chose or went on to; what moves up by itself is not. */
    chosen,
    choose,
    /** The request that the confirmation is about, while it is open. */
    asked,
    ask,
    stopAsking: () => {
      setAsked(undefined);
    },
    approveAsked: async () => {
      // Not for somebody who has left the queue meanwhile.
      const onSuccess = (_outcome: unknown, row: Row) => {
        takeOut(row);
      };
      if (asked) await approval.mutateAsync(asked, { onSuccess });
    },
  };
};
