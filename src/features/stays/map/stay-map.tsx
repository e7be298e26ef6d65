import { Skeleton, Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { NoRows } from '@/components/data-table/empty-list';
import type { ListMapProps } from '@/components/list-page/list-screen';
import { FailedQuery } from '@/components/screen/state-panel';
import { DimmedText } from '@/components/text/dimmed-text';
import type { Stay } from '@/domain/listings/stay';
import { missingFrom, readPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import { placeOfStay } from './stay-place';
import { StayPlaces } from './stay-places';
import { UnplacedStays } from './unplaced-stays';

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
