import { createFileRoute } from '@tanstack/react-router';
import { DeparturesScreen } from '@/features/departures/departures-screen';
import { validateDepartures } from '@/features/departures/departures-search';

export const Route = createFileRoute('/_shell/departures')({
  validateSearch: validateDepartures,
  component: DeparturesScreen,
});
