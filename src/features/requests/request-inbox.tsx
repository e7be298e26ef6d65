import { Alert, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { reasonOf, toApiError } from '@/api/errors/api-error';
import { WithHelp } from '@/components/links/help-link';
import { useScreenTitle } from '@/components/screen/screen-title';
import { FailedQuery } from '@/components/screen/state-panel';
import { kindAreas } from '@/domain/requests/kind-areas';
import { type KindName, kindNames } from '@/domain/requests/kind-names';
import type { RequestKinds } from '@/domain/requests/request-kind';
import { KindTabs } from './kind-tabs';
import { RequestNameField } from './request-name-field';
import { RequestQueue } from './request-queue';
import classes from './request-queue.module.css';
import { requestSearch } from './request-search';
import { type KindQueue, useInbox } from './use-inbox';
import { useSoughtName } from './use-sought-name';

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
