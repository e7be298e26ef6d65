import { useMemo } from 'react';
import { Badge, Group, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPencil } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import type { Column, RowActions } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { useListSearch } from '@/components/data-table/use-list-search';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import { useToday } from '@/components/hooks/use-today';
import { LinkText } from '@/components/links/link-button';
import { RowButton } from '@/components/links/row-button';
import { useFromHere } from '@/components/links/screen-link';
import { ListPage } from '@/components/list-page/list-page';
import { SegmentLinks } from '@/components/screen/segment-links';
import { dayName, otherDayName } from '@/components/text/day-in-words';
import { type Display, hasBoth, leadsWithBs, useDisplay } from '@/components/text/display';
import { departuresAhead, departuresQuery, isActive, isPast } from '@/domain/departures/departures';
import { LoadText } from '@/domain/departures/load-text';
import { LoadsNote } from '@/domain/departures/loads-note';
import { usePackageLoads } from '@/domain/departures/use-package-loads';
import { SectionGate } from '@/features/packages/children/section-gate';
import { usePackageTrail } from '@/features/packages/package-trail';
import { deleteDeparture } from '@/generated/api/departures/departures';
import type { Departure } from '@/generated/model';
import { listDeparturesSearch } from '@/generated/searches';
import { bsOf } from '@/lib/dates/bikram-sambat';
import { isPlainDate, type PlainDate, weekdayOf } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { latinDigits } from '@/lib/text/digits';
import { packageArea } from '@/resources/packages';
import { DepartureCalendar } from './departure-calendar';
import type { DeparturesView } from './departure-search';
import { departurePages } from './departures';

/** Offers to replace a departure instead of editing it: the API cannot edit one. */
const EditDeparture = ({ packageId, departure }: { packageId: number; departure: Departure }) => {
  const [asking, { open, close }] = useDisclosure(false);
  const navigate = useNavigate();
  const fromHere = useFromHere();
  const { calendar } = useDisplay();
  const day = dayName(departure.departure_date, calendar);
  return (
    <>
      <RowButton
        aria-label={$localize`Edit ${day}:day:`}
        title={$localize`Edit`}
        data-shortcut="e"
        onClick={open}
      >
        <IconPencil size={17} aria-hidden />
      </RowButton>
      <ConfirmDialog
        opened={asking}
        title={$localize`Delete and create again?`}
        confirm={$localize`Continue`}
        onConfirm={() =>
          navigate({
            to: '/packages/$packageId/departures/create',
            params: { packageId },
            search: { replaces: departure.id },
            state: fromHere,
          })
        }
        onClose={close}
      >
        <Text size="sm">
          {$localize`A departure cannot be changed. To change the one of ${day}:day:, it is created again with your changes and the old one is deleted. Nothing happens before you save.`}
        </Text>
      </ConfirmDialog>
    </>
  );
};

/** Switches between the list and the calendar of departures. */
const DepartureViews = ({ packageId, view }: { packageId: number; view: DeparturesView }) => {
  const at = { to: '/packages/$packageId/departures', params: { packageId } } as const;
  return (
    <SegmentLinks
      links={[
        { label: $localize`List`, link: linkOptions(at), current: view === 'list' },
        {
          label: $localize`Calendar`,
          link: linkOptions({ ...at, search: { view: 'calendar' } }),
          current: view === 'calendar',
        },
      ]}
    />
  );
};

/** The package of a screen, as a link; an empty line until its name is known. */
const PackageName = ({ packageId }: { packageId: number }) => {
  const name = usePackageTrail(packageId)?.[0]?.label;
  return (
    <Text size="sm" c="dimmed" mih="1.4rem">
      {name !== undefined && (
        <>
          {$localize`Package: `}
          <LinkText {...packageArea.open(packageId)}>{name}</LinkText>
        </>
      )}
    </Text>
  );
};

const columnsOf = (
  today: PlainDate,
  next: Departure | undefined,
  calendar: Display['calendar'],
  { loads, of }: ReturnType<typeof usePackageLoads>,
): Column<Departure>[] => {
  const dimmed = (row: Departure) => (isPast(row, today) ? 'dimmed' : undefined);
  const other: Column<Departure> = {
    key: 'bikram_sambat',
    header: leadsWithBs(calendar) ? $localize`Gregorian` : $localize`Bikram Sambat`,
    value: ({ departure_date }) => latinDigits(bsOf(departure_date) ?? ''),
    cell: (row) => (
      <Text size="sm" c={dimmed(row)}>
        <bdi>{otherDayName(row.departure_date, calendar) ?? '–'}</bdi>
      </Text>
    ),
    size: 160,
  };
  return [
    {
      key: 'departure_date',
      header: $localize`Departure date`,
      cell: (row) => (
        <Group gap="xs" style={{ rowGap: 0 }}>
          <Text
            size="sm"
            c={dimmed(row)}
            title={isPlainDate(row.departure_date) ? weekdayOf(row.departure_date) : undefined}
          >
            <bdi>{dayName(row.departure_date, calendar)}</bdi>
          </Text>
          {row.id === next?.id && (
            <Badge size="sm" variant="light">
              {$localize`Next`}
            </Badge>
          )}
          {isPast(row, today) && (
            <Badge size="sm" variant="light" color="gray">
              {$localize`Past`}
            </Badge>
          )}
        </Group>
      ),
      size: leadsWithBs(calendar) ? 248 : 200,
    },
    ...(hasBoth(calendar) ? [other] : []),
    {
      key: 'bookings',
      header: $localize`Bookings`,
      value: ({ departure_date }) => loads.at(of, departure_date)?.bookings,
      cell: ({ departure_date }) => <LoadText of={of} date={departure_date} loads={loads} />,
      size: 184,
    },
    {
      key: 'discount_percent',
      header: $localize`Discount`,
      align: 'end',
      cell: (row) => (
        <Text size="sm" c={dimmed(row)}>
          {row.discount_percent ? `${formatCount(row.discount_percent)}%` : '–'}
        </Text>
      ),
      size: 88,
    },
    {
      key: 'offer_title',
      header: $localize`Offer title`,
      cell: (row) => (
        <Text size="sm" c={dimmed(row)}>
          <bdi>{row.offer_title ?? '–'}</bdi>
        </Text>
      ),
      size: 160,
    },
  ];
};

const actionsOf = (packageId: number, calendar: Display['calendar']): RowActions<Departure> => ({
  noun: $localize`departure`,
  name: ({ departure_date }) => dayName(departure_date, calendar),
  extra: (row) => <EditDeparture packageId={packageId} departure={row} />,
  remove: (id) => deleteDeparture(packageId, id),
  status: { of: isActive },
});

interface DepartureListProps {
  packageId: number;
  view?: DeparturesView | undefined;
  /** The date that divides past from upcoming departures. */
  today?: PlainDate;
}

export const DepartureList = ({ packageId, view = 'list', today: given }: DepartureListProps) => {
  const today = useToday(given);
  const list = useListSearch(listDeparturesSearch);
  const { calendar } = useDisplay();
  const all = useQuery(departuresQuery(packageId));
  const pages = useMemo(() => departurePages(packageId, today), [packageId, today]);
  const departures = useQuery({
    ...pages(list.params),
    enabled: view === 'list',
    placeholderData: keepPreviousData,
  });
  const next = all.data && departuresAhead(all.data, today)[0];
  const booked = usePackageLoads(packageId, today, all.data?.length === 0 ? 0 : 52);
  const columns = useMemo(() => columnsOf(today, next, calendar, booked), [today, next, calendar, booked]);
  const actions = useMemo(() => actionsOf(packageId, calendar), [packageId, calendar]);
  const create = linkOptions({
    to: '/packages/$packageId/departures/create',
    params: { packageId },
  });

  return (
    <ListPage
      title={$localize`Departures`}
      trail={usePackageTrail(packageId)}
      create={{ to: create, label: $localize`Create departure` }}
      list={list}
      viewSwitch={<DepartureViews packageId={packageId} view={view} />}
    >
      <PackageName packageId={packageId} />
      <LoadsNote loads={booked.loads} />
      {view === 'calendar' ? (
        <SectionGate what={$localize`the departures`} query={all}>
          {(rows) => <DepartureCalendar departures={rows} today={today} booked={booked} />}
        </SectionGate>
      ) : (
        <DataTable
          nouns={$localize`departures`}
          list={list}
          query={departures}
          page={pages}
          columns={columns}
          actions={actions}
          createTo={create}
        />
      )}
    </ListPage>
  );
};
