import { useEffect, useRef, useState } from 'react';
import { Alert, Button, Skeleton, Stack, Text, TextInput, Title, VisuallyHidden } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { reasonOf, toApiError } from '@/api/errors/api-error';
import { useIsHere } from '@/components/hooks/use-is-here';
import { reveal } from '@/components/keys/reveal';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { WithHelp } from '@/components/links/help-link';
import { useScreenTitle } from '@/components/screen/screen-title';
import { FailedQuery } from '@/components/screen/state-panel';
import { kindAreas } from '@/domain/requests/kind-areas';
import { type KindName, kindNames } from '@/domain/requests/kind-names';
import type { RequestKinds } from '@/domain/requests/request-kind';
import { formatCount } from '@/lib/formats/formats';
import { RequestQueue } from './request-queue';
import classes from './request-queue.module.css';
import { LONGEST_NAME, requestSearch } from './request-search';
import { type KindQueue, useInbox } from './use-inbox';

const Count = ({ count }: { count: number | undefined }) =>
  count !== undefined && (
    <span className={classes.count}>
      {formatCount(count)}
      <VisuallyHidden>{$localize` waiting`}</VisuallyHidden>
    </span>
  );

const useCounts = (): Record<KindName, number | undefined> => ({
  packages: useQuery(kindAreas.packages.requests.waiting).data?.count,
  homestays: useQuery(kindAreas.homestays.requests.waiting).data?.count,
  hotels: useQuery(kindAreas.hotels.requests.waiting).data?.count,
});

/** Links to the requests of all kinds, or of one; `shown` is the current one. */
const KindTabs = ({ shown }: { shown: KindName | undefined }) => {
  const counts = useCounts();
  const known = kindNames.flatMap((name) => counts[name] ?? []);
  const total = known.length === kindNames.length ? known.reduce((sum, count) => sum + count, 0) : undefined;
  const tabs = useRef<HTMLElement>(null);
  // The numbers load later and move the tabs.
  useEffect(() => reveal(tabs.current?.querySelector('[aria-current="page"]')), [shown, known.length]);
  return (
    <nav ref={tabs} aria-label={$localize`Kinds of requests`} className={classes.tabs}>
      <Link
        to="."
        search={{ kinds: 'all' } as never}
        className={classes.tab}
        aria-current={shown === undefined ? 'page' : undefined}
      >
        {$localize`All kinds `}
        <Count count={total} />
      </Link>
      {kindNames.map((name) => (
        <Link
          key={name}
          to={kindAreas[name].requests.path}
          // Among all kinds, the path of one is active as well.
          activeOptions={{ exact: true, includeSearch: true }}
          className={classes.tab}
          aria-current={shown === name ? 'page' : undefined}
        >
          {kindAreas[name].listings.label} <Count count={counts[name]} />
        </Link>
      ))}
    </nav>
  );
};

interface RequestNameFieldProps {
  name: string;
  onSearch: (name: string) => void;
}

/** Finds requests by name; `/` leads to it. */
const RequestNameField = ({ name, onSearch }: RequestNameFieldProps) => {
  const input = useRef<HTMLInputElement>(null);
  useShortcuts([['/', () => input.current?.focus()]]);
  return (
    <TextInput
      ref={input}
      type="search"
      label={$localize`Name`}
      maw={{ md: '17rem' }}
      dir="auto"
      maxLength={LONGEST_NAME}
      value={name}
      onChange={({ currentTarget }) => onSearch(currentTarget.value)}
    />
  );
};

const DEBOUNCE_MS = 300;

/** The name that is looked for, kept in the URL too, so that the way back from a form leads to what was found. */
const useSoughtName = () => {
  const [name, setName] = useState(requestSearch(useSearch({ strict: false })).name ?? '');
  const navigate = useNavigate();
  const isHere = useIsHere();
  const keep = useDebouncedCallback((text: string) => {
    if (!isHere()) return;
    const search = (before: object) => ({ ...before, name: text.trim() === '' ? undefined : text });
    void navigate({ to: '.', search: search as never, replace: true, resetScroll: false });
  }, DEBOUNCE_MS);
  const search = (text: string) => {
    setName(text);
    keep(text);
  };
  return [name, search] as const;
};

const UnreadableKind = ({ name, query }: KindQueue) => {
  if (!query.isError) {
    return (
      <Text size="sm" c="dimmed" role="status">
        {$localize`Loading the ${name}:name: that wait.`}
      </Text>
    );
  }
  const forbidden = toApiError(query.error).status === 403;
  return (
    <Alert
      role="alert"
      color="danger"
      title={
        forbidden
          ? $localize`You may not see the ${name}:name: that wait`
          : $localize`Could not load the ${name}:name: that wait`
      }
    >
      <Text size="sm">{reasonOf(query.error)}</Text>
      {!forbidden && (
        <Button size="compact-sm" variant="default" mt="xs" onClick={() => void query.refetch()}>
          {$localize`Retry`}
        </Button>
      )}
    </Alert>
  );
};

/** The kinds that failed to load, each with its own Retry. */
const UnreadableKinds = ({ queues }: { queues: readonly KindQueue[] }) =>
  queues.map((queue) => queue.entries === undefined && <UnreadableKind key={queue.name} {...queue} />);

interface RequestInboxProps {
  kinds: RequestKinds;
  /** The kind of the path; the search parameters may ask for all. */
  only: KindName;
}

/** The screen of requests: of one kind, or of all kinds in one queue. */
export const RequestInbox = ({ kinds, only }: RequestInboxProps) => {
  const all = requestSearch(useSearch({ strict: false })).kinds === 'all';
  const title = all ? $localize`Requests` : kindAreas[only].requests.label;
  useScreenTitle({ title });
  return (
    <Stack miw={0}>
      <WithHelp about="Decide requests">
        <Title order={1}>{title}</Title>
      </WithHelp>
      <KindTabs shown={all ? undefined : only} />
      <Inbox key={title} kinds={kinds} names={all ? kindNames : [only]} />
    </Stack>
  );
};

interface InboxProps {
  kinds: RequestKinds;
  names: readonly KindName[];
}

/** The queue with the search by name, which is kept in the URL. */
const Inbox = ({ kinds, names }: InboxProps) => {
  const [name, search] = useSoughtName();
  const inbox = useInbox(kinds, names, name);
  const some = inbox.lookFurther !== undefined || inbox.queues.some(({ entries }) => entries?.length);
  return (
    <>
      {(some || name !== '') && <RequestNameField name={name} onSearch={search} />}
      <InboxBody inbox={inbox} names={names} onShowAll={() => search('')} />
    </>
  );
};

interface InboxBodyProps {
  inbox: ReturnType<typeof useInbox>;
  names: readonly KindName[];
  onShowAll: () => void;
}

const InboxBody = ({ inbox, names, onShowAll }: InboxBodyProps) => {
  const { queues, ready } = inbox;
  const [single] = names.length === 1 ? queues : [];
  const nouns = single ? kindAreas[single.name].listings.nouns.other : $localize`listings`;
  if (single?.query.isError && !single.entries) {
    return <FailedQuery what={$localize`the ${nouns}:nouns: that wait`} query={single.query} />;
  }
  if (!ready || (single && !single.entries)) {
    return (
      <div
        className={classes.columns}
        role="status"
        aria-label={$localize`Loading the ${nouns}:nouns: that wait`}
      >
        <Skeleton height={240} />
        <Skeleton height={420} />
      </div>
    );
  }
  return (
    <>
      <UnreadableKinds queues={queues} />
      <RequestQueue inbox={inbox} nouns={nouns} onShowAll={onShowAll} />
    </>
  );
};
