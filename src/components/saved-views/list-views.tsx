import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '@/lib/chunk';
import type { ListFilter } from '@/lib/list-search';

interface ListViewsProps {
  filters: readonly ListFilter[];
}

// A list does without its views where their script does not come.
const ViewStrip = lazy<ComponentType<ListViewsProps>>(() =>
  loadChunk(() => import('./view-strip')).then(
    (module) => ({ default: module.ViewStrip }),
    () => ({ default: () => null }),
  ),
);

/** The views of the list on display, above it; the list does not wait for them, and their place is kept. */
export const ListViews = ({ filters }: ListViewsProps) => (
  <Suspense fallback={<div style={{ flex: '1 1 16rem', minHeight: 32 }} />}>
    <ViewStrip filters={filters} />
  </Suspense>
);
