import { useMemo } from 'react';
import { Badge, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { Column, RowActions } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { ListPage } from '@/components/list-page/list-page';
import { useListSearch } from '@/components/list-page/use-list-search';
import { deleteDeparture } from '@/generated/api/departures/departures';
import { useScreenTitle } from '@/components/shell/screen-title';
import { usePackageTrail } from '@/features/packages/package-home';
import { departuresAhead } from '@/features/packages/view/readiness';
import type { Departure } from '@/generated/model';
import { bsOf } from '@/lib/bikram-sambat';
import { formatPlainDate, isPlainDate, todayInNepal, weekdayOf, type PlainDate } from '@/lib/dates';
import { departureSearch } from './departure-search';
import { departuresQuery, isPast, sortDepartures } from './departures';
import { EditDeparture } from './edit-departure';
import { PackageName } from './package-name';

const columnsOf = (today: PlainDate, next: Departure | undefined): Column<Departure>[] => {
  const dimmed = (row: Departure) => (isPast(row, today) ? 'dimmed' : undefined);
  return [
    {
      key: 'departure_date',
      header: 'Departure date',
      value: ({ departure_date }) => departure_date,
      cell: (row) => (
        <Group gap="xs" wrap="nowrap">
          <Text
            size="sm"
            c={dimmed(row)}
            title={isPlainDate(row.departure_date) ? weekdayOf(row.departure_date) : undefined}
          >
            <bdi>{formatPlainDate(row.departure_date)}</bdi>
          </Text>
          {row.id === next?.id && (
            <Badge size="sm" variant="light">
              Next
            </Badge>
          )}
          {isPast(row, today) && (
            <Badge size="sm" variant="light" color="gray">
              Past
            </Badge>
          )}
        </Group>
      ),
      size: 200,
    },
    {
      key: 'bikram_sambat',
      header: 'Bikram Sambat',
      value: ({ departure_date }) => bsOf(departure_date) ?? '',
      cell: (row) => (
        <Text size="sm" c={dimmed(row)}>
          <bdi>{bsOf(row.departure_date) ?? '–'}</bdi>
        </Text>
      ),
      sortable: false,
      size: 180,
    },
    {
      key: 'discount_percent',
      header: 'Discount',
      value: ({ discount_percent }) => discount_percent,
      cell: (row) => (
        <Text size="sm" c={dimmed(row)}>
          {row.discount_percent ? `${String(row.discount_percent)}%` : '–'}
        </Text>
      ),
      size: 110,
    },
    {
      key: 'offer_title',
      header: 'Offer title',
      value: ({ offer_title }) => offer_title,
      cell: (row) => (
        <Text size="sm" c={dimmed(row)}>
          <bdi>{row.offer_title ?? '–'}</bdi>
        </Text>
      ),
      size: 220,
    },
  ];
};

const actionsOf = (packageId: number): RowActions<Departure> => ({
  noun: 'departure',
  name: ({ departure_date }) => formatPlainDate(departure_date),
  extra: { count: 1, render: (row) => <EditDeparture packageId={packageId} departure={row} /> },
  remove: ({ id }) => deleteDeparture(packageId, id),
  status: { of: ({ status }) => status === 1 },
});

interface DepartureListProps {
  packageId: number;
  /** The day that divides the past from what is ahead. */
  today?: PlainDate;
}

export const DepartureList = ({ packageId, today = todayInNepal() }: DepartureListProps) => {
  const list = useListSearch(departureSearch);
  useScreenTitle({ title: 'Departures', trail: usePackageTrail(packageId) });
  const { page, perPage } = list;
  const { sort } = list.search;
  const pageOf = (rows: readonly Departure[], at: number, size: number) => ({
    data: sortDepartures(rows, sort, today).slice((at - 1) * size, at * size),
    meta: {
      last_page: Math.max(1, Math.ceil(rows.length / size)),
      per_page: size,
      current_page: at,
      total: rows.length,
    },
  });
  const all = useQuery(departuresQuery(packageId));
  const departures = useQuery({
    ...departuresQuery(packageId),
    select: (rows) => pageOf(rows, page, perPage),
  });
  const next = all.data && departuresAhead(all.data, today)[0];
  const columns = useMemo(() => columnsOf(today, next), [today, next]);
  const actions = useMemo(() => actionsOf(packageId), [packageId]);
  const create = linkOptions({
    to: '/packages/$packageId/departures/create',
    params: { packageId: String(packageId) },
  });

  return (
    <ListPage title="Departures" create={{ to: create, label: 'Create departure' }} list={list} filters={[]}>
      <PackageName packageId={packageId} />
      <DataTable
        nouns="departures"
        list={list}
        query={departures}
        fetchPage={(params) =>
          Promise.resolve(pageOf(all.data ?? [], params.page ?? 1, params.per_page ?? perPage))
        }
        columns={columns}
        actions={actions}
        createTo={create}
      />
    </ListPage>
  );
};
