import { Tabs } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { DepartureForm, ReplacingForm } from './departure-form';
import type { CreateSearch } from './departure-search';
import { Season } from './season-page';

interface DepartureCreateProps extends CreateSearch {
  packageId: number;
}

export const DepartureCreate = ({ packageId, mode, replaces }: DepartureCreateProps) => {
  const navigate = useNavigate();
  if (replaces !== undefined) return <ReplacingForm packageId={packageId} departureId={replaces} />;
  return (
    <Tabs
      value={mode ?? 'one'}
      keepMounted={false}
      onChange={(tab) =>
        void navigate({
          to: '/packages/$packageId/departures/create',
          params: { packageId: String(packageId) },
          search: tab === 'season' ? { mode: 'season' } : {},
          replace: true,
          state: (state) => state,
        })
      }
    >
      <Tabs.List mb="md">
        <Tabs.Tab value="one">One departure</Tabs.Tab>
        <Tabs.Tab value="season">A season</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="one">
        <DepartureForm packageId={packageId} />
      </Tabs.Panel>
      <Tabs.Panel value="season">
        <Season packageId={packageId} />
      </Tabs.Panel>
    </Tabs>
  );
};
