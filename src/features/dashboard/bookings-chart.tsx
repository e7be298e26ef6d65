import { Skeleton } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import { BarChart, BarLink } from './bar-chart';
import { Failed } from './failed';
import { ReadAt } from './read-at';
import type { Counting } from './use-counts';

export interface ChartPart {
  label: string;
  query: Counting;
  link: LinkProps;
}

const Value = ({ label, query, link }: ChartPart) => {
  if (query.data) return <BarLink label={label} count={query.data.count} link={link} />;
  if (query.isError) return <Failed what={label} query={query} />;
  return <Skeleton height={18} width={48} role="status" aria-label={`Loading: ${label}`} />;
};

interface BookingsChartProps {
  title: string;
  /** What the bookings are grouped by: "Status". */
  by: string;
  parts: readonly ChartPart[];
}

/** Bookings in groups; each bar loads, fails and is retried by itself. */
export const BookingsChart = ({ title, by, parts }: BookingsChartProps) => {
  const read = parts.flatMap(({ query }) => (query.data ? [query.dataUpdatedAt] : []));
  return (
    <BarChart
      title={title}
      heads={[by, 'Bookings']}
      bars={parts.map((part) => ({
        label: part.label,
        count: part.query.data?.count,
        value: <Value {...part} />,
      }))}
    >
      {read.length > 0 && <ReadAt at={Math.min(...read)} />}
    </BarChart>
  );
};
