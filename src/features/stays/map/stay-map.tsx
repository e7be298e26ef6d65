import { Skeleton, Stack, Text, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { NoRows } from '@/components/data-table/empty-list';
import { RecordLink } from '@/components/links/record-link';
import type { ListMapProps } from '@/components/list-page/list-screen';
import { FailedQuery } from '@/components/screen/state-panel';
import { DimmedText } from '@/components/text/dimmed-text';
import type { Stay } from '@/domain/listings/stay';
import { missingFrom, readPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { counted } from '@/lib/text/plural';
import classes from './stay-map.module.css';
import { placeOfStay } from './stay-place';
import { StayPlaces } from './stay-places';

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
const UnplacedStays = ({ nouns, none, stays }: UnplacedStaysProps) => (
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

/** All stays that match the filters, on a map beside their list. */
export const StayMap = <Row extends Stay, Params extends object>(props: ListMapProps<Row, Params>) => {
  const { nouns, list, page, actions, createTo } = props;
  const client = useQueryClient();
  const pageOf = (number: number) => page({ ...list.params, page: number, per_page: maxPerPage });
  const query = useQuery({
    queryKey: [...pageOf(1).queryKey, 'on a map'],
    queryFn: () => readPages((number) => client.query(pageOf(number))),
    retryOnMount: false,
  });
  if (query.isPending)
    return <Skeleton h={320} role="status" aria-label={$localize`Loading the ${nouns.other}:nouns:`} />;
  if (!query.data) return <FailedQuery what={$localize`the ${nouns.other}:nouns:`} query={query} />;
  const { rows } = query.data;
  if (rows.length === 0) return <NoRows what="list" nouns={nouns.other} list={list} createTo={createTo} />;
  const stays = rows.map((row) => ({
    id: row.id,
    name: actions.name(row),
    address: row.address_1 ?? '',
    link: actions.view?.(row),
    place: placeOfStay(row),
  }));
  const placed = stays.flatMap(({ place, ...stay }) => ('at' in place ? [{ ...stay, ...place }] : []));
  const unplaced = stays.flatMap(({ place, ...stay }) => ('at' in place ? [] : [{ ...stay, ...place }]));
  const missing = missingFrom(query.data);
  return (
    <Stack gap="sm">
      {placed.length > 0 && (
        <StayPlaces
          key={placed.map(({ id }) => id).join()}
          nouns={nouns}
          count={stays.length}
          stays={placed}
        />
      )}
      {missing !== undefined && <DimmedText>{missing}</DimmedText>}
      {unplaced.length > 0 && <UnplacedStays nouns={nouns} none={placed.length === 0} stays={unplaced} />}
    </Stack>
  );
};
