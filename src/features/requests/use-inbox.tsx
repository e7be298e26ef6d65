import { type ReactNode, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Listing } from '@/domain/listings/stay';
import { kindAreas } from '@/domain/requests/kind-areas';
import type { KindName } from '@/domain/requests/kind-names';
import type { RequestKind, RequestKinds, ShowGaps } from '@/domain/requests/request-kind';
import { usePending } from '@/domain/requests/use-pending';
import { inOrderOfWaiting } from '@/domain/requests/waiting-order';
import { firstNonBlank, unnamed } from '@/lib/records/record-name';
import { approveRequest } from './approve-request';
import { RequestPreview } from './request-preview';

/** A request of any kind. */
export interface InboxRequest {
  /** Unique among all requests; ids are unique only within a kind. */
  key: string;
  kind: KindName;
  id: number;
  name: string;
  /** The address of its first image. */
  image: string | undefined;
  since: string | undefined;
  note: ReactNode;
  gaps: (show: ShowGaps) => ReactNode;
  approve: () => Promise<unknown>;
  /** Its record in full, with the button that approves it. */
  preview: (approve: ShowGaps) => ReactNode;
}

export const keyOf = (kind: KindName, id: number) => `${kind} ${id}`;

interface RequestGapsProps<Rec extends Listing> {
  kind: RequestKind<Rec>;
  id: number;
  show: ShowGaps;
}

/** Shows the gaps of a request, and what else its kind notes, once its record is loaded. */
const RequestGaps = <Rec extends Listing>({ kind, id, show }: RequestGapsProps<Rec>) => {
  const { data } = useQuery(kind.record(id));
  return (
    data && (
      <>
        <kind.Gaps record={data.data} show={show} />
        {kind.Notes && <kind.Notes record={data.data} />}
      </>
    )
  );
};

const useQueueOf = <Rec extends Listing>(
  name: KindName,
  kind: RequestKind<Rec>,
  names: readonly KindName[],
) => {
  const shown = names.includes(name);
  const noun = kindAreas[name].listings.nouns.one;
  const { rows, ...pending } = usePending(kind.source, shown);
  const entries = rows?.map((row): InboxRequest => ({
    key: keyOf(name, row.id),
    kind: name,
    id: row.id,
    name: firstNonBlank(row.name) ?? unnamed(noun, row.id),
    image: row.images?.[0]?.url,
    since: row.created_at ?? undefined,
    note: kind.note(row),
    gaps: (show) => <RequestGaps kind={kind} id={row.id} show={show} />,
    approve: () => approveRequest(kind, row.id),
    preview: (approve) => (
      <RequestPreview key={row.id} noun={noun} kind={kind} id={row.id} approve={approve} />
    ),
  }));
  return { ...pending, name, shown, entries };
};

/** The queue of one kind. */
export type KindQueue = ReturnType<typeof useQueueOf>;

const isSettled = ({ entries, query }: KindQueue) => entries !== undefined || query.failureCount > 0;

/** The queues of these kinds, loaded and refetched independently, and the requests of all of them. */
export const useInbox = (kinds: RequestKinds, names: readonly KindName[]) => {
  const [ready, setReady] = useState(false);
  const queues = [
    useQueueOf('packages', kinds.packages, names),
    useQueueOf('homestays', kinds.homestays, names),
    useQueueOf('hotels', kinds.hotels, names),
  ].filter(({ shown }) => shown);
  if (!ready && queues.every(isSettled)) setReady(true);
  const furtherQueues = queues.filter(({ lookFurther }) => lookFurther);
  return {
    queues,
    /** Every kind is loaded, or has failed at least once; later refetches do not reset it. */
    ready,
    waiting: inOrderOfWaiting(queues.map(({ entries = [] }) => entries)),
    seen: queues.reduce((sum, { seen }) => sum + seen, 0),
    silent: queues.some(({ silent }) => silent),
    unreadable: queues.reduce((sum, { unreadable }) => sum + unreadable, 0),
    looking: queues.some(({ looking }) => looking),
    lookFurther:
      furtherQueues.length > 0
        ? () => furtherQueues.forEach(({ lookFurther }) => lookFurther?.())
        : undefined,
  };
};
