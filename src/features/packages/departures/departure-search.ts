import { listDeparturesSearch } from '@/generated/searches';
import { parseRecordId } from '@/lib/records/record-id';

/** The views of the departures. */
export type DeparturesView = 'list' | 'calendar';

export const validateDepartures = (raw: Record<string, unknown>) => ({
  ...listDeparturesSearch.validate(raw),
  ...(raw.view === 'calendar' ? { view: 'calendar' as const } : {}),
});

/** The search parameters of the create screen: whether a season is created, and the departure to replace. */
export interface CreateSearch {
  mode?: 'season';
  replaces?: number;
}

export const createSearch = (raw: Record<string, unknown>): CreateSearch => {
  const replaces = parseRecordId(String(raw.replaces));
  return {
    ...(raw.mode === 'season' ? { mode: 'season' as const } : {}),
    ...(replaces === undefined ? {} : { replaces }),
  };
};
