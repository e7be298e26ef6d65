import { useMemo } from 'react';
import { useSessionUser } from '@/api/session';
import type { Area } from '@/areas/area';
import { areaAt, areas } from '@/areas/index';
import { loadChunk } from '@/lib/chunk';
import { type OpenedRecord, openedRecords } from '@/lib/opened-records';
import { userKey } from '@/session/user';
import { openedGroup, type PaletteItem } from './palette-item';
import type { RecordSource } from './search-records';

const manyFirst = (a: Area, b: Area) => (b.actions?.(0).length ?? 0) - (a.actions?.(0).length ?? 0);

/** Where to look for records: first in the areas whose records one does most with. */
export const searchedSources: readonly RecordSource[] = areas
  .toSorted(manyFirst)
  .flatMap(({ path, records }) =>
    records
      ? [
          {
            area: path,
            find: async (term, size, signal) => (await loadChunk(records))(term, size, signal),
          },
        ]
      : [],
  );

/** What the menu calls an area. */
export const areaLabel = (path: string): string => areaAt(path)?.label ?? path;

/** A record as the palette offers it: under its area, or under a group of another name. */
export const recordItem = ({ area: path, id, name }: OpenedRecord, group?: string): PaletteItem[] => {
  const area = areaAt(path);
  if (!area?.open) return [];
  return [
    {
      id: `${path}/${id}`,
      group: group ?? area.label,
      label: name,
      icon: area.icon,
      hint: group === undefined ? `ID ${id}` : area.label,
      link: area.open(id),
    },
  ];
};

/** The records that were opened last, but for the one on display. */
export const useOpenedItems = (): PaletteItem[] => {
  const owner = userKey(useSessionUser()) ?? '';
  return useMemo(() => openedRecords(owner).flatMap((record) => recordItem(record, openedGroup)), [owner]);
};
