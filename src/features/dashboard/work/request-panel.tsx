import { useQueries } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useDaysSince } from '@/components/hooks/use-days-since';
import { LinkText } from '@/components/links/link-button';
import { RecordLink } from '@/components/links/record-link';
import { DimmedText } from '@/components/text/dimmed-text';
import { kindAreas, oneOf } from '@/domain/requests/kind-areas';
import { type KindName, kindNames } from '@/domain/requests/kind-names';
import { inOrderOfWaiting } from '@/domain/requests/waiting-order';
import classes from '@/features/dashboard/dashboard.module.css';
import { LoadingRows, Panel } from '@/features/dashboard/panel';
import { PartFailed } from '@/features/dashboard/part-failed';
import { unnamed } from '@/lib/records/record-name';
import { counted, plural } from '@/lib/text/plural';
import type { WaitingRow } from '@/resources/pending';

/** The number of oldest requests listed. */
const shown = 3;

const allRequests = linkOptions({ to: '/requests/packages', search: { kinds: 'all' } });

interface Request extends WaitingRow {
  kind: KindName;
}

const Age = ({ since }: { since: string }) => {
  const age = useDaysSince(since);
  if (!age) return null;
  return (
    <strong>
      {age.days === 0
        ? $localize`Came today`
        : plural(age.days, { one: $localize`Waits # day`, other: $localize`Waits # days` })}
    </strong>
  );
};

const RequestRow = ({ id, name, since, kind }: Request) => (
  <li className={classes.request}>
    <span className={classes.rowName}>
      <RecordLink link={linkOptions({ to: '/requests/packages', search: { kinds: 'all', kind, id } })}>
        <bdi>{name ?? unnamed(kindAreas[kind].listings.nouns.one, id)}</bdi>
      </RecordLink>
    </span>
    <span className={classes.quiet}>{oneOf(kind)}</span>
    {since !== undefined && <Age since={since} />}
  </li>
);

const useRequests = () => {
  const queries = useQueries({ queries: kindNames.map((kind) => kindAreas[kind].requests.waiting) });
  const queues = kindNames.map((kind, index) => ({ kind, ...kindAreas[kind], query: queries[index] }));
  const requests = queues.map(({ kind, query }) =>
    (query?.data?.rows ?? []).map((row): Request => ({ ...row, kind })),
  );
  return {
    queues,
    settled: queries.every(({ data, failureCount }) => data !== undefined || failureCount > 0),
    nothing: queries.every(({ data }) => data?.count === 0),
    oldest: inOrderOfWaiting(requests).slice(0, shown),
  };
};

/** The requests of all kinds: the oldest ones, and their numbers. */
export const RequestPanel = () => {
  const { queues, settled, nothing, oldest } = useRequests();
  return (
    <Panel
      title={$localize`Requests`}
      aside={
        <nav className={classes.links} aria-label={$localize`Requests by kind`}>
          {queues.map(({ requests: { path }, listings: { nouns }, query }) => (
            <LinkText key={path} size="sm" to={path}>
              {query?.data?.count === undefined
                ? nouns.other
                : counted(query.data.count, nouns.one, nouns.other)}
            </LinkText>
          ))}
          <LinkText size="sm" {...allRequests}>
            {$localize`All requests`}
          </LinkText>
        </nav>
      }
    >
      {settled ? (
        oldest.length > 0 && (
          <ul className={classes.rows} aria-label={$localize`Oldest requests`}>
            {oldest.map((request) => (
              <RequestRow key={`${request.kind} ${request.id}`} {...request} />
            ))}
          </ul>
        )
      ) : (
        <LoadingRows what={$localize`the requests`} rows={shown} />
      )}
      {nothing && <DimmedText>{$localize`No requests are waiting.`}</DimmedText>}
      {queues.map(
        ({ requests: { path, nouns }, query }) =>
          query?.isError &&
          !query.data && <PartFailed key={path} what={$localize`the ${nouns.other}:nouns:`} query={query} />,
      )}
    </Panel>
  );
};
