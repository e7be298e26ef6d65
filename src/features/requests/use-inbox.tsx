import { type ReactNode, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { DetailHeader } from '@/components/detail-page/detail-page';
import { useNarrow } from '@/components/hooks/use-narrow';
import { ScreenButton } from '@/components/links/link-button';
import { RecordGate } from '@/components/records/record-gate';
import { RemoteImages } from '@/components/text/remote-images';
import { ListingBadges } from '@/domain/listings/listing-badges';
import type { Listing } from '@/domain/listings/stay';
import { kindAreas } from '@/domain/requests/kind-areas';
import type { KindName } from '@/domain/requests/kind-names';
import type { RequestKind, RequestKinds, ShowGaps } from '@/domain/requests/request-kind';
import { usePending } from '@/domain/requests/use-pending';
import { inOrderOfWaiting } from '@/domain/requests/waiting-order';
import { uniqueRows } from '@/lib/lists/all-pages';
import { firstNonBlank, unnamed } from '@/lib/records/record-name';
import { soughtText } from '@/lib/text/digits';
import { matching } from '@/lib/text/spelled-alike';
import { approveRequest } from './approve-request';
import classes from './request-preview.module.css';

interface RequestPreviewProps<Rec extends Listing> {
  /** What is asked for: "package". */
  noun: string;
  kind: RequestKind<Rec>;
  id: number;
  /** Renders the button that approves it, given its gaps. */
  approve: ShowGaps;
}

/** A request in full: its content, a link to edit it, and Approve. */
const RequestPreview = <Rec extends Listing>(props: RequestPreviewProps<Rec>) => {
  const { noun, kind, id, approve } = props;
  const narrow = useNarrow();
  const actions = (data: Rec) => (
    <>
      <ScreenButton variant="default" {...kind.edit(data)}>
        {$localize`Edit`}
      </ScreenButton>
      <kind.Gaps record={data} show={approve} />
    </>
  );
  return (
    <RecordGate what={$localize`the ${noun}:noun:`} record={kind.record(id)} cached within>
      {({ data }) => (
        <>
          <div className={classes.head}>
            <DetailHeader
              order={2}
              name={firstNonBlank(data.name) ?? unnamed(noun, data.id)}
              badges={<ListingBadges record={data} />}
              byline={kind.byline(data)}
              actions={narrow ? undefined : actions(data)}
            />
          </div>
          {/* The submitter of a request must not learn who reads it, and when. */}
          <RemoteImages value="ask">{kind.body(data)}</RemoteImages>
          {narrow && <div className={classes.decide}>{actions(data)}</div>}
        </>
      )}
    </RecordGate>
  );
};

/** What a request is called by whoever looks for it: as it is typed, and as the API is asked for it, a moment later. */
interface Sought {
  text: string;
  asked: string;
}

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

/** The requests of a kind: those read so far, and what the API finds by a name where these are not all. */
const useRows = <Rec extends Listing>(
  { source }: RequestKind<Rec>,
  shown: boolean,
  { text, asked }: Sought,
) => {
  const whole = usePending(source, shown);
  const searches = text !== '' && asked !== '' && whole.lookFurther !== undefined;
  const isWanted = (row: Rec) => matching([row.name], text, String).length > 0;
  const found = usePending(source, shown && searches, { name: asked, isWanted });
  if (!searches) return whole;
  if (found.query.isError && !found.query.isFetching) return { ...found, rows: undefined };
  const rows = whole.rows && uniqueRows([{ data: whole.rows }, { data: found.rows ?? [] }]);
  return { ...found, query: whole.query, rows, looking: found.looking || found.query.isLoading };
};

const useQueueOf = <Rec extends Listing>(
  name: KindName,
  kind: RequestKind<Rec>,
  names: readonly KindName[],
  sought: Sought,
) => {
  const shown = names.includes(name);
  const noun = kindAreas[name].listings.nouns.one;
  const { rows, ...pending } = useRows(kind, shown, sought);
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

const DEBOUNCE_MS = 300;

/**
 * The queues of these kinds, loaded and refetched independently, and the requests of all of them, or those that are called
 * so.
 */
export const useInbox = (kinds: RequestKinds, names: readonly KindName[], text: string) => {
  const [asked] = useDebouncedValue(soughtText(text), DEBOUNCE_MS);
  const sought = { text: text.trim(), asked };
  const [ready, setReady] = useState(false);
  const queues = [
    useQueueOf('packages', kinds.packages, names, sought),
    useQueueOf('homestays', kinds.homestays, names, sought),
    useQueueOf('hotels', kinds.hotels, names, sought),
  ].filter(({ shown }) => shown);
  if (!ready && queues.every(isSettled)) setReady(true);
  const all = inOrderOfWaiting(queues.map(({ entries = [] }) => entries));
  const called = new Set(matching(all, sought.text, ({ name }) => name));
  const furtherQueues = queues.filter(({ lookFurther }) => lookFurther);
  return {
    queues,
    /** Every kind is loaded, or has failed at least once; later refetches do not reset it. */
    ready,
    waiting: all.filter((request) => called.has(request)),
    /** The name that is looked for; `''` for all. */
    sought: sought.text,
    seen: queues.reduce((sum, { seen }) => sum + seen, 0),
    silent: queues.some(({ silent }) => silent),
    unreadable: queues.reduce((sum, { unreadable }) => sum + unreadable, 0),
    looking: queues.some(({ looking }) => looking) || (sought.text !== '' && soughtText(text) !== asked),
    lookFurther:
      furtherQueues.length > 0
        ? () => furtherQueues.forEach(({ lookFurther }) => lookFurther?.())
        : undefined,
  };
};
