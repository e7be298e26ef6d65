import { AS_OF, sourceOf } from '@/domain/nepal/places/sources';
import { lazy } from '@/lib/loading/lazy';
import type { TableRow } from '@/lib/storage/table-changes';
import { givenPlaces } from '@/lib/text/places';

/** The address or name of a source by its short name. */
const nameOfSource = (named: string | undefined): string => {
  const known = named ? sourceOf(named) : undefined;
  return known?.url ?? known?.name ?? '';
};

/** The sources of a place have short names in its table. */
export const placesWithSources = lazy(() =>
  givenPlaces().map(({ id, cells }): TableRow => {
    const [source, locatedBy] = [nameOfSource(cells.source), nameOfSource(cells.locatedBy)];
    return { id, cells: { ...cells, source, locatedBy, asOf: AS_OF } };
  }),
);
