import { Text, Title } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import { RecordLink } from '@/components/links/record-link';
import { DimmedText } from '@/components/text/dimmed-text';
import { counted } from '@/lib/text/plural';
import classes from './stay-map.module.css';

interface UnplacedStay {
  id: number;
  name: string;
  link: LinkProps | undefined;
  /** Why it is not on the map. */
  reason: string;
}

interface UnplacedStaysProps {
  nouns: { one: string; other: string };
  /** No other stay is on the map. */
  none: boolean;
  stays: readonly UnplacedStay[];
}

/** The stays that are not on the map, and why. */
export const UnplacedStays = ({ nouns, none, stays }: UnplacedStaysProps) => (
  <section>
    <Title order={2} size="h5">
      {$localize`Not on the map: ${counted(stays.length, nouns.one, nouns.other)}:count:`}
    </Title>
    {none && (
      <DimmedText>{$localize`None has a place in this list. The server may send it only with a single one.`}</DimmedText>
    )}
    <ul className={classes.unplaced}>
      {stays.map(({ id, name, link, reason }) => (
        <li key={id}>
          {link ? (
            <RecordLink link={link}>
              <bdi>{name}</bdi>
            </RecordLink>
          ) : (
            <bdi>{name}</bdi>
          )}{' '}
          <Text span size="sm" c="dimmed">
            <bdi>{reason}</bdi>
          </Text>
        </li>
      ))}
    </ul>
  </section>
);
