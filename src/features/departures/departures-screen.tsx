import { useMemo } from 'react';
import { Skeleton } from '@mantine/core';
import { linkOptions, useSearch } from '@tanstack/react-router';
import { useListSearch } from '@/components/data-table/use-list-search';
import { useToday } from '@/components/hooks/use-today';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { ListPage } from '@/components/list-page/list-page';
import { SegmentLinks } from '@/components/screen/segment-links';
import type { PlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { departureArea } from '@/resources/departures';
import { packageActivityPicker, packageRegionPicker, vendorPicker } from '@/resources/pickers';
import { ComingDepartures } from './coming/coming-departures';
import { packageFilters, validateDepartures } from './departures-search';
import type { PackageFilters } from './use-packages';

const sources = {
  vendor_id: vendorPicker,
  region_id: packageRegionPicker,
  activity_id: packageActivityPicker,
};

/** The upcoming departures, or the season board. */
const DeparturesViews = () => {
  const { view, ...search } = validateDepartures(useSearch({ strict: false }));
  const filters = packageFilters.validate({ ...search });
  const views = [
    {
      label:
        view === 'season'
          ? $localize`Next 30 days`
          : $localize`Next ${formatCount(search.span ?? 30)}:span: days`,
      link: linkOptions({ to: '/departures', search: view === 'season' ? filters : search }),
      current: view !== 'season',
    },
    {
      label: $localize`Season`,
      link: linkOptions({ to: '/departures', search: { ...filters, view: 'season', from: search.from } }),
      current: view === 'season',
    },
  ];
  return <SegmentLinks links={views} />;
};

interface ViewProps {
  filters: PackageFilters;
  today: PlainDate;
}

const SeasonSlot = (props: ViewProps & { from: PlainDate | undefined }) => {
  const season = useChunk(() => import('./season/season-board'));
  if (season.state === 'ready') return <season.module.SeasonBoard {...props} />;
  if (season.state === 'loading')
    return <Skeleton h={420} role="status" aria-label={$localize`Loading the departures`} />;
  return <ChunkLost chunk={season}>{$localize`The season could not be loaded.`}</ChunkLost>;
};

interface DeparturesScreenProps {
  /** The date that divides past from upcoming departures. */
  today?: PlainDate;
}

/** The departures of all packages: upcoming ones with their bookings, or the season board. */
export const DeparturesScreen = ({ today: given }: DeparturesScreenProps) => {
  const today = useToday(given);
  const list = useListSearch(packageFilters);
  const { view, span = 30, booked, from } = validateDepartures(useSearch({ strict: false }));
  const filters = useMemo(() => {
    const { page: _page, per_page: _size, sort: _sort, ...rest } = list.params;
    return rest;
  }, [list.params]);
  return (
    <ListPage title={departureArea.label} list={list} sources={sources} viewSwitch={<DeparturesViews />}>
      {view === 'season' ? (
        <SeasonSlot filters={filters} today={today} from={from} />
      ) : (
        <ComingDepartures filters={filters} today={today} span={span} booked={booked} />
      )}
    </ListPage>
  );
};
