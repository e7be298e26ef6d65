import type { ListDeparturesParams } from '@/generated/model';
import { listSearch } from '@/lib/list-search';
import { recordId } from '@/lib/record-id';

export const departureSearch = listSearch<ListDeparturesParams>({ filters: [] });

/** What the create screen's URL keeps: whether a season is created, and the departure that is replaced. */
export interface CreateSearch {
  mode?: 'season';
  replaces?: number;
}

export function createSearch(raw: Record<string, unknown>): CreateSearch {
  const replaces = recordId(String(raw.replaces));
  return {
    ...(raw.mode === 'season' ? { mode: 'season' as const } : {}),
    ...(replaces === undefined ? {} : { replaces }),
  };
}
