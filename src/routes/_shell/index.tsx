import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '@/features/dashboard/dashboard';
import type { DashboardSearch } from '@/features/dashboard/shown';

export const Route = createFileRoute('/_shell/')({
  // Read by the screen itself: what everybody loads first stays small.
  validateSearch: (search: DashboardSearch) => search,
  component: Dashboard,
});
