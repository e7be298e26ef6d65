import { linkOptions } from '@tanstack/react-router';
import { ViewLinks } from '@/components/list-page/view-links';
import type { DeparturesView } from './departure-search';

/** Switches between the list and the calendar of departures. */
export const DepartureViews = ({ packageId, view }: { packageId: number; view: DeparturesView }) => {
  const at = { to: '/packages/$packageId/departures', params: { packageId } } as const;
  return (
    <ViewLinks
      views={[
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
