import { SegmentedControl } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { DeparturesView } from './departure-search';

const views: { value: DeparturesView; label: string }[] = [
  { value: 'list', label: 'List' },
  { value: 'calendar', label: 'Calendar' },
];

/** Switches between the list and the calendar of departures. */
export const DepartureViews = ({ packageId, view }: { packageId: number; view: DeparturesView }) => {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      aria-label="View"
      style={{ alignSelf: 'start' }}
      data={views}
      value={view}
      onChange={(next) =>
        void navigate({
          to: '/packages/$packageId/departures',
          params: { packageId },
          search: next === 'calendar' ? { view: 'calendar' } : {},
        })
      }
    />
  );
};
