import type { ReactNode } from 'react';
import { Anchor, Table, Title } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './dashboard.module.css';
import { inWords } from './number-card';

interface BarLinkProps {
  /** What the bar counts: "Pending". */
  label: string;
  count: number | undefined;
  /** The list that shows the same number. */
  link: LinkProps;
}

/** The number of a bar; leads to the list with as many rows. */
export const BarLink = ({ label, count, link }: BarLinkProps) => (
  <Anchor inherit renderRoot={(props) => <Link {...props} {...link} />}>
    {inWords(count)}
    <span className={classes.hidden}>, {label}</span>
  </Anchor>
);

interface Bar {
  label: string;
  count: number | undefined;
  /** The number, or a placeholder while it loads. */
  value: ReactNode;
}

interface BarChartProps {
  title: string;
  /** What the bars are grouped by, and what they count: "Status", "Bookings". */
  heads: readonly [of: string, what: string];
  bars: readonly Bar[];
  /** When the numbers were read. */
  children?: ReactNode;
}

/** Numbers as bars of a table. */
export const BarChart = ({ title, heads: [of, what], bars, children }: BarChartProps) => {
  const most = Math.max(1, ...bars.map(({ count = 0 }) => count));
  return (
    <section className={classes.panel} aria-label={title}>
      <Title order={2} size="h4" mb="xs">
        {title}
      </Title>
      <Table withRowBorders={false} verticalSpacing={4} mb="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{of}</Table.Th>
            <Table.Th scope="col">{what}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {bars.map(({ label, count = 0, value }) => (
            <Table.Tr key={label}>
              <Table.Td className={classes.label}>
                <bdi>{label}</bdi>
              </Table.Td>
              <Table.Td className={classes.bars}>
                <div className={classes.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
                {value}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {children}
    </section>
  );
};
