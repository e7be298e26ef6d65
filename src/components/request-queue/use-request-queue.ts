import { useState } from 'react';
import { useHotkeys } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { toApiError } from '@/api/errors';
import { inOverlay } from '@/components/in-overlay';
import { notifyError, notifySuccess } from '@/components/notices';
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
 * `n` go on, `k` goes back.
 */
export const useRequestQueue = <Row extends Waiting>({ rows, approve }: RequestQueueOptions<Row>) => {
  const [decided, setDecided] = useState<ReadonlySet<number>>(new Set());
  const [chosen, choose] = useChosen();
  const [asking, setAsking] = useState(false);
  const waiting = rows.filter(({ id }) => !decided.has(id));
  const current = waiting.find(({ id }) => id === chosen) ?? waiting[0];
  const at = current ? waiting.indexOf(current) : -1;

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
      else
        notifyError(`Somebody else has already decided on “${row.name}”.`, {
          id: `decided-${String(row.id)}`,
        });
    },
  });

  const go = (step: 1 | -1) => (event: KeyboardEvent) => {
    if (!inOverlay(event)) choose((waiting[at + step] ?? current)?.id);
  };
  const ask = () => {
    if (current) setAsking(true);
  };
  useHotkeys([
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
    asking,
    ask,
    stopAsking: () => {
      setAsking(false);
    },
    approveCurrent: async () => {
      // Not for somebody who has left the queue meanwhile.
      const onSuccess = (_outcome: unknown, row: Row) => {
        takeOut(row);
      };
      if (current) await approval.mutateAsync(current, { onSuccess });
    },
  };
};
