import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { isGone, mayBeSaved, reasonOf, toApiError } from '@/api/errors';
import { notifyError, notifySuccess } from '@/components/notices';
import { useShortcuts } from '@/components/use-shortcuts';
import type { KindName } from '@/domain/requests/kind-names';
import { plural } from '@/lib/plural';
import { type Intent, nextAfter, planned } from './approve-plan';
import { useChosen } from './use-chosen';
import type { Waiting } from './use-inbox';
import { useStop } from './use-stop';

interface RequestQueueOptions {
  /** The requests that wait, first to last. */
  rows: readonly Waiting[];
  /** The kind that all of them are of, if it is one. */
  only: KindName | undefined;
}

/** A refusal after which asking again is of no use: deleted, decided already, or not to be approved. */
const finalStatuses: readonly (number | undefined)[] = [404, 409, 410];

const say = ({ key, name }: Waiting, what: string) => {
  notifyError(`“${name}” ${what}`, { id: `request ${key}` });
};

/** A request that can be read in full, and what keeps it from being sold, in a sentence. */
export interface Readable {
  key: string;
  blocked: string | undefined;
}

/** What is asked about, whose approval is on its way, and what was pressed before its turn. */
interface Asking {
  asked: Waiting | undefined;
  deciding: string | undefined;
  plan: readonly Intent[];
}

const nothingAsked: Asking = { asked: undefined, deciding: undefined, plan: [] };

/**
 * Works through a queue: which request is on display, approving it, going on to the next. Keys: `a` asks, `j` and
 * `n` go on, `k` goes back. What is on display, or asked about, stays so while the queue is refetched.
 */
export const useRequestQueue = ({ rows, only }: RequestQueueOptions) => {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [chosen, choose] = useChosen(only);
  const [shown, setShown] = useState<string>();
  const [{ asked, deciding, plan }, update] = useState(nothingAsked);
  const [readable, setReadable] = useState<Readable>();
  // What was asked about when it was decided on, perhaps by an approval whose answer got lost.
  const [lost, setLost] = useState<{ row: Waiting; sent: boolean }>();
  const waiting = rows.filter(({ key }) => !decided.has(key));
  const withKey = (wanted: string | undefined) => waiting.find(({ key }) => key === wanted);
  const current = withKey(chosen) ?? withKey(shown) ?? waiting[0];
  const placeOf = (row: Waiting | undefined) => waiting.findIndex(({ key }) => key === row?.key);
  const at = placeOf(current);
  if (current?.key !== shown) setShown(current?.key);

  const takeOut = (row: Waiting) => {
    setDecided(new Set([...decided, row.key]));
    choose(nextAfter(waiting, row.key));
  };

  const approval = useMutation({
    meta: { handled: true },
    mutationFn: async (row: Waiting) => {
      try {
        await row.approve();
        return { approved: true, gone: false, reason: '' };
      } catch (error) {
        if (!finalStatuses.includes(toApiError(error).status)) throw error;
        return { approved: false, gone: isGone(error), reason: reasonOf(error) };
      }
    },
    onSuccess: ({ approved, reason }, row) => {
      if (approved)
        notifySuccess(`“${row.name}” was approved.`, {
          several: (count) => plural(count, { other: '# requests were approved.' }),
        });
      else say(row, `was not approved. ${reason}`);
    },
  });

  // One's own approval is on its way, or done, as well when its request leaves the queue.
  if (asked && !deciding && !decided.has(asked.key) && !withKey(asked.key)) {
    setLost({ row: asked, sent: approval.variables?.key === asked.key && mayBeSaved(approval.error) });
    update(nothingAsked);
  }
  useEffect(() => {
    if (!lost) return;
    say(
      lost.row,
      lost.sent
        ? 'does not wait any more: your approval went through, or somebody else has decided on it.'
        : 'does not wait any more: somebody else has decided on it.',
    );
  }, [lost]);

  const step = (by: 1 | -1) => choose(waiting[at + by] ?? current);
  const ask = () => update((now) => ({ ...now, asked: current }));
  const drop = () => update((now) => ({ ...now, plan: [] }));
  // By what has been asked and planned since the last render, too: keys come at any moment.
  const press = ({ ahead = false } = {}) =>
    update((now) => {
      const idle = !ahead && !now.deciding && now.plan.length === 0;
      if (now.asked && idle) return { ...now, plan: [{ key: now.asked.key, step: 'approve' }] };
      if (!now.asked && idle && current?.key === readable?.key) return { ...now, asked: current };
      const situation = { rows: waiting, current, deciding: now.asked?.key ?? now.deciding };
      return { ...now, plan: planned(now.plan, situation) };
    });
  const [turn] = plan;
  // What was pressed before its turn is done in its turn, and only with the request that it was meant for. The question before
  // has been closed by then.
  const takeTurn = useEffectEvent((key: string) => {
    if (key === current?.key) update((now) => ({ ...now, asked: current, plan: now.plan.slice(1) }));
    else drop();
  });
  const due = turn?.step === 'ask' && !asked && !deciding ? turn.key : undefined;
  const readableKey = readable?.key;
  const misses = due !== current?.key;
  useEffect(() => {
    if (due === undefined || !(misses || due === readableKey)) return undefined;
    const timer = setTimeout(() => takeTurn(due));
    return () => clearTimeout(timer);
  }, [due, misses, readableKey]);
  useStop(plan.length > 0, drop);
  useShortcuts([
    // A key that is held down decides nothing.
    ['a', ({ repeat }) => repeat || press()],
    ['j', () => step(1)],
    ['n', () => step(1)],
    ['k', () => step(-1)],
  ]);

  return {
    waiting,
    current,
    /** The place of the request on display, from 0. */
    at,
    step,
    /** The request that somebody chose or went on to; what moves up by itself is not. */
    chosen,
    choose,
    /** The request that the confirmation is about, while it is open. */
    asked,
    /** It was approved by a keystroke that came before the question. */
    confirmed: turn?.step === 'approve' && turn.key === asked?.key,
    ask,
    /** The key that asks and approves was pressed while the confirmation is busy. */
    pressAhead: () => press({ ahead: true }),
    /** Called with the request that can be read in full. */
    onReadable: setReadable,
    /** What keeps the one that is asked about from being sold. */
    blocked: readable?.key === asked?.key ? readable?.blocked : undefined,
    stopAsking: () => {
      update((now) => ({ ...now, asked: undefined }));
    },
    approveAsked: async () => {
      // Not for somebody who has left the queue meanwhile.
      const onSuccess = ({ approved, gone }: { approved: boolean; gone: boolean }, row: Waiting) => {
        if (approved || gone) takeOut(row);
      };
      if (!asked) return;
      const { key: deciding } = asked;
      update((now) => ({ ...now, deciding, plan: now.plan.filter(({ key }) => key !== deciding) }));
      try {
        await approval.mutateAsync(asked, { onSuccess });
      } catch (error) {
        drop();
        throw error;
      } finally {
        update((now) => ({ ...now, deciding: undefined }));
      }
    },
  };
};
