import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '@/features/dashboard/dashboard';
import type { DashboardSearch } from '@/features/dashboard/shown';
import { loadChunk } from '@/lib/loading/chunk';

const loadEditing = () =>
  loadChunk(() => import('./-search-editing')).then(({ searchEditings }) => searchEditings);

const Home = () => <Dashboard loadEditing={loadEditing} />;

export const Route = createFileRoute('/_shell/')({
  // Parsed by the screen itself, to keep the initial code small.
  validateSearch: (search: DashboardSearch) => search,
  component: Home,
});
