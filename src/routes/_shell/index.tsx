import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '@/features/dashboard/dashboard';
import type { DashboardSearch } from '@/features/dashboard/shown';
import { loadTypes } from './-load-types';

const Home = () => <Dashboard loadTypes={loadTypes} />;

export const Route = createFileRoute('/_shell/')({
  // Parsed by the screen itself, to keep the initial code small.
  validateSearch: (search: DashboardSearch) => search,
  component: Home,
});
