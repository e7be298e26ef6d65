import type { ReactNode } from 'react';
import { Card, Text } from '@mantine/core';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './dashboard.module.css';
import { ReadAt } from './read-at';

const numbers = new Intl.NumberFormat('en');

/** A number in words, also where it cannot be known. */
export const inWords = (count: number | undefined): string =>
  count === undefined ? 'Unknown' : numbers.format(count);

interface NumberCardProps {
  title: string;
  children: ReactNode;
}

/** The frame of a card with one number. */
export const NumberCard = ({ title, children }: NumberCardProps) => (
  <Card component="section" withBorder padding="md" aria-label={title}>
    <Text size="sm" c="dimmed">
      {title}
    </Text>
    {children}
  </Card>
);

interface NumberLinkProps {
  count: number | undefined;
  /** The list that shows the same number. */
  link: LinkProps;
  /** When it was read, in milliseconds since 1970. */
  at: number;
}

/** A number that leads to the list with as many rows. */
export const NumberLink = ({ count, link, at }: NumberLinkProps) => (
  <>
    <Link {...link} className={classes.number}>
      {inWords(count)}
    </Link>
    <ReadAt at={at} />
  </>
);
