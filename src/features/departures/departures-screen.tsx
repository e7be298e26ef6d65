import { useMemo } from 'react';
import { useSearch } from '@tanstack/react-router';
import { departureArea } from '@/areas/departures';
import { packageActivities, packageRegions, vendors } from '@/areas/pickers';
import { useListSearch } from '@/components/data-table/use-list-search';
import { ListPage } from '@/components/list-page/list-page';
import { useScreenTitle } from '@/components/screen-title';
import { useToday } from '@/components/use-today';
import type { PlainDate } from '@/lib/dates';
import { ComingDepartures } from './coming/coming-departures';
import { packageFilters, validateDepartures } from './departures-search';

const sources = { vendor_id: vendors, region_id: packageRegions, activity_id: packageActivities };

interface DeparturesScreenProps {
  /** The day that divides the past from what is ahead. */
  today?: PlainDate;
}

/** The departures of all packages in the coming days, with their bookings. */
export const DeparturesScreen = ({ today: given }: DeparturesScreenProps) => {
  const today = useToday(given);
  const list = useListSearch(packageFilters);
  const { span = 30, booked } = validateDepartures(useSearch({ strict: false }));
  const filters = useMemo(() => {
    const { page: _page, per_page: _size, sort: _sort, ...rest } = list.params;
    return rest;
  }, [list.params]);
  useScreenTitle({ title: departureArea.label });
  return (
    <ListPage title={departureArea.label} list={list} sources={sources} views={departureArea.views}>
      <ComingDepartures filters={filters} today={today} span={span} booked={booked} />
    </ListPage>
  );
};
