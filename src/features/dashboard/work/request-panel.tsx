import { Anchor } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link, linkOptions } from '@tanstack/react-router';
import { homestayRequestArea } from '@/areas/homestay-requests';
import { hotelRequestArea } from '@/areas/hotel-requests';
import { packageRequestArea } from '@/areas/package-requests';
import type { WaitingRow } from '@/areas/pending';
import { DayName } from '@/components/day-text';
import { RecordLink } from '@/components/record-link';
import { useDaysSince } from '@/components/use-days-since';
import { inOrderOfWaiting } from '@/domain/requests/waiting-order';
import classes from '@/features/dashboard/dashboard.module.css';
import { LoadingRows, Panel, Quiet } from '@/features/dashboard/panel';
import { PartFailed } from '@/features/dashboard/part-failed';
import { counted, plural } from '@/lib/plural';
import { unnamed } from '@/lib/record-name';

const kinds = [
  { kind: 'packages', noun: 'Package', one: 'package', other: 'packages', area: packageRequestArea },
  { kind: 'homestays', noun: 'Homestay', one: 'homestay', other: 'homestays', area: homestayRequestArea },
  { kind: 'hotels', noun: 'Hotel', one: 'hotel', other: 'hotels', area: hotelRequestArea },
] as const;

/** How many of the oldest are named. */
const shown = 3;

const allRequests = linkOptions({ to: '/requests/packages', search: { kinds: 'all' } });

interface Request extends WaitingRow {
  kind: (typeof kinds)[number];
}

const Age = ({ since }: { since: string }) => {
  const age = useDaysSince(since);
  if (!age) return null;
  return (
    <>
      <bdi className={classes.quiet}>
        since <DayName date={age.day} />
      </bdi>
      <strong>
        {age.days === 0 ? 'Came today' : plural(age.days, { one: 'Waits # day', other: 'Waits # days' })}
      </strong>
    </>
  );
};

const RequestRow = ({ id, name, since, kind: { kind, noun, one } }: Request) => (
  <li className={classes.request}>
    <span className={classes.rowName}>
      <RecordLink link={linkOptions({ to: '/requests/packages', search: { kinds: 'all', kind, id } })}>
        <bdi>{name ?? unnamed(one, id)}</bdi>
      </RecordLink>
    </span>
    <span className={classes.quiet}>{noun}</span>
    {since !== undefined && <Age since={since} />}
  </li>
);

const useRequests = () => {
  const queries = useQueries({ queries: kinds.map(({ area }) => area.waiting.rows) });
  const queues = kinds.map((kind, index) => ({ kind, query: queries[index] }));
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

/** The requests of all kinds: those that wait longest, and how many there are. */
export const RequestPanel = () => {
  const { queues, settled, nothing, oldest } = useRequests();
  const known = queues.flatMap(({ kind, query }) => (query?.data ? [{ kind, count: query.data.count }] : []));
  return (
    <Panel
      title="Requests"
      aside={
        <nav className={classes.links} aria-label="Requests by kind">
          {known.map(({ kind: { one, other, area }, count }) => (
            <Anchor key={area.path} size="sm" renderRoot={(props) => <Link {...props} to={area.path} />}>
              {count === undefined ? area.nouns.other : counted(count, one, other)}
            </Anchor>
          ))}
          <Anchor size="sm" renderRoot={(props) => <Link {...props} {...allRequests} />}>
            All requests
          </Anchor>
        </nav>
      }
    >
      {settled ? (
        oldest.length > 0 && (
          <ul className={classes.rows} aria-label="Oldest requests">
            {oldest.map((request) => (
              <RequestRow key={`${request.kind.kind} ${request.id}`} {...request} />
            ))}
          </ul>
        )
      ) : (
        <LoadingRows what="the requests" rows={shown} />
      )}
      {nothing && <Quiet>No request waits.</Quiet>}
      {queues.map(
        ({ kind: { area }, query }) =>
          query?.isError &&
          !query.data && <PartFailed key={area.path} what={`the ${area.nouns.other}`} query={query} />,
      )}
    </Panel>
  );
};
