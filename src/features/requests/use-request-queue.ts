import { useEffect, useEffectEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { isGone, mayBeSaved, reasonOf, toApiError } from '@/api/errors/api-error';
import { useIsHere } from '@/components/hooks/use-is-here';
import { useLatest } from '@/components/hooks/use-latest';
import { letterOf, useShortcuts } from '@/components/keys/use-shortcuts';
import { notifyError, notifySuccess } from '@/components/notices/notices';
import type { KindName } from '@/domain/requests/kind-names';
import { plural } from '@/lib/text/plural';
import { type Intent, nextAfter, planned } from './approve-plan';
import { requestSearch } from './request-search';
import { type InboxRequest, keyOf } from './use-inbox';

/** The selected request, kept in the URL too, so that the way back from a form leads to it. */
const useChosen = (only: KindName | undefined) => {
  const { kinds, kind = only, id } = requestSearch(useSearch({ strict: false }));
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(() => (kind && id ? keyOf(kind, id) : undefined));
  const isHere = useIsHere();
  const choose = (row: InboxRequest | undefined) => {
    setChosen(row?.key);
    if (!isHere()) return;
    const search = (before: object) => ({ ...before, kind: kinds && row?.kind, id: row?.id });
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  };
  return [chosen, choose] as const;
};

/** Any other key or click means that the user has changed their mind. */
const useStop = (active: boolean, stop: () => void) => {
  const latest = useLatest(stop);
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent) => letterOf(event) === 'a' || latest.current();
    const onPointer = () => latest.current();
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
    };
  }, [active, latest]);
};

interface RequestQueueOptions {
  /** The requests, first to last. */
  rows: readonly InboxRequest[];
  /** Their kind, if they are all of one. */
  only: KindName | undefined;
}

/** Statuses after which a retry is of no use: deleted, already decided, or not approvable. */
const finalStatuses: readonly (number | undefined)[] = [404, 409, 410];

const say = ({ key }: InboxRequest, message: string) => notifyError(message, { id: `request ${key}` });

/** A loaded request, and the gaps that block selling it, as a sentence. */
export interface Readable {
  key: string;
  blocked: string | undefined;
}

/** The request asked about, the approval in flight, and keystrokes that came early. */
interface Asking {
  asked: InboxRequest | undefined;
  deciding: string | undefined;
  plan: readonly Intent[];
}

const nothingAsked: Asking = { asked: undefined, deciding: undefined, plan: [] };

/**
 * Works through a queue: the displayed request, approving it, and going on to the next. Keys: `a` asks, and approves what
 * no gap blocks; `j` and `n` are next, `k` is previous. The request displayed or asked about stays while the queue is refetched.
 */
export const useRequestQueue = ({ rows, only }: RequestQueueOptions) => {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const [chosen, choose] = useChosen(only);
  const [shown, setShown] = useState<string>();
  const [{ asked, deciding, plan }, update] = useState(nothingAsked);
  const [readable, setReadable] = useState<Readable>();
  // The request asked about when it left the queue, perhaps by an approval whose response was lost.
  const [lost, setLost] = useState<{ row: InboxRequest; sent: boolean }>();
  const waiting = rows.filter(({ key }) => !decided.has(key));
  const withKey = (wanted: string | undefined) => waiting.find(({ key }) => key === wanted);
  const current = withKey(chosen) ?? withKey(shown) ?? waiting[0];
  const blockedOf = (key: string | undefined) => (readable?.key === key ? readable?.blocked : undefined);
  const placeOf = (row: InboxRequest | undefined) => waiting.findIndex(({ key }) => key === row?.key);
  const at = placeOf(current);
  if (current?.key !== shown) setShown(current?.key);

  const takeOut = (row: InboxRequest) => {
    setDecided(new Set([...decided, row.key]));
    choose(nextAfter(waiting, row.key));
  };

  const approval = useMutation({
    meta: { handled: true, by: 'approval' },
    mutationFn: async (row: InboxRequest) => {
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
        notifySuccess($localize`“${row.name}:name:” was approved.`, {
          groupMessage: (count) => plural(count, { other: $localize`# requests were approved.` }),
        });
      else say(row, $localize`“${row.name}:name:” was not approved. ${reason}:reason:`);
    },
  });

  // A request also leaves the queue while its own approval is in flight, or once it is done.
  if (asked && !deciding && !decided.has(asked.key) && !withKey(asked.key)) {
    setLost({ row: asked, sent: approval.variables?.key === asked.key && mayBeSaved(approval.error) });
    update(nothingAsked);
  }
  useEffect(() => {
    if (!lost) return;
    const { row, sent } = lost;
    say(
      row,
      sent
        ? $localize`“${row.name}:name:” is no longer waiting: your approval was saved, or somebody else decided on it.`
        : $localize`“${row.name}:name:” is no longer waiting: somebody else decided on it.`,
    );
  }, [lost]);

  const step = (by: 1 | -1) => choose(waiting[at + by] ?? current);
  const ask = () => update((now) => ({ ...now, asked: current }));
  const drop = () => update((now) => ({ ...now, plan: [] }));
  // Uses the latest state, not the last render's: keystrokes come at any time.
  const press = ({ ahead = false } = {}) =>
    update((now) => {
      const idle = !ahead && !now.deciding && now.plan.length === 0;
      if (idle && blockedOf(now.asked?.key) !== undefined) return now;
      if (now.asked && idle) return { ...now, plan: [{ key: now.asked.key, step: 'approve' }] };
      if (!now.asked && idle && current?.key === readable?.key) return { ...now, asked: current };
      const situation = { rows: waiting, current, deciding: now.asked?.key ?? now.deciding };
      return { ...now, plan: planned(now.plan, situation) };
    });
  const [turn] = plan;
  // Early keystrokes are applied in order, and only to the request that they were bound to. The previous dialog is
  // closed by then. They end where gaps block selling: nobody has seen these.
  const takeTurn = useEffectEvent((key: string) => {
    const rest = (plan: readonly Intent[]) => (blockedOf(key) === undefined ? plan.slice(1) : []);
    if (key === current?.key) update((now) => ({ ...now, asked: current, plan: rest(now.plan) }));
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
    // A key held down approves nothing.
    ['a', ({ repeat }) => repeat || press()],
    ['j', () => step(1)],
    ['n', () => step(1)],
    ['k', () => step(-1)],
  ]);

  return {
    waiting,
    current,
    /** The index of the displayed request. */
    at,
    step,
    /** The request that the user selected or went on to, not one that moved up. */
    chosen,
    choose,
    /** The request of the open confirmation. */
    asked,
    /** It was approved by an early keystroke. */
    confirmed: turn?.step === 'approve' && turn.key === asked?.key,
    ask,
    /** The key that asks and approves was pressed while the confirmation is busy. */
    pressAhead: () => press({ ahead: true }),
    /** Called with the loaded request. */
    onReadable: setReadable,
    /** The blocking gaps of the request asked about. */
    blocked: blockedOf(asked?.key),
    stopAsking: () => {
      update((now) => ({ ...now, asked: undefined }));
    },
    approveAsked: async () => {
      // Not if the user has left the queue meanwhile.
      const onSuccess = ({ approved, gone }: { approved: boolean; gone: boolean }, row: InboxRequest) => {
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
