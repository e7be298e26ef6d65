import { Skeleton, Text } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import { DayText } from '@/components/day-text';
import { useDaysSince } from '@/components/use-days-since';
import type { RowCount } from '@/lib/count-rows';
import { plural } from '@/lib/plural';
import { Failed } from './failed';
import { NumberCard, NumberLink } from './number-card';
import type { Counting } from './use-counts';

interface Counted extends RowCount {
  /** Since when the first of them waits, where they say so. */
  oldest?: string | undefined;
}

interface CountCardProps {
  title: string;
  query: Omit<Counting, 'data'> & { data: Counted | undefined };
  link: LinkProps;
}

const Oldest = ({ since }: { since: string }) => {
  const age = useDaysSince(since);
  if (!age) return null;
  const text = plural(age.days, {
    one: 'The oldest has waited for # day, since',
    other: 'The oldest has waited for # days, since',
  });
  return (
    <Text size="sm">
      {text} <DayText date={age.day} />.
    </Text>
  );
};

/** A number that is read with a call of its own. */
export const CountCard = ({ title, query, link }: CountCardProps) => {
  const { data, isError } = query;
  return (
    <NumberCard title={title}>
      {data === undefined && !isError && (
        <Skeleton height={36} mt={4} role="status" aria-label={`Loading: ${title}`} />
      )}
      {data === undefined && isError && <Failed what={title} query={query} />}
      {data && (
        <>
          <NumberLink count={data.count} link={link} at={query.dataUpdatedAt} />
          {data.oldest !== undefined && <Oldest since={data.oldest} />}
        </>
      )}
    </NumberCard>
  );
};
