import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { reveal } from '@/components/keys/reveal';
import { kindAreas } from '@/domain/requests/kind-areas';
import { type KindName, kindNames } from '@/domain/requests/kind-names';
import { formatCount } from '@/lib/formats/formats';
import classes from './request-queue.module.css';

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
export const KindTabs = ({ shown }: { shown: KindName | undefined }) => {
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
