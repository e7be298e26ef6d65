import { useMemo } from 'react';
import { IconBuildingStore } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import { useSessionUser } from '@/api/session';
import { userKey } from '@/api/session/user';
import { loadChunk } from '@/lib/loading/chunk';
import { type OpenedRecord, openedRecords } from '@/lib/records/opened-records';
import { areaAt, areas } from '@/resources/index';
import type { Findable } from '@/resources/records';
import { vendors } from '@/resources/vendors';
import type { AskedAction } from './asked-action';
import { openedGroup, type PaletteItem } from './palette-item';
import { actionIcons, actionsOf } from './record-actions';
import type { FoundRecord, RecordSource } from './search-records';

const manyFirst = (a: Findable, b: Findable) => (b.actions?.(0).length ?? 0) - (a.actions?.(0).length ?? 0);

/** The areas to search, those with the most actions first. */
const searched: readonly Findable[] = [...areas.toSorted(manyFirst), vendors];

/** The search calls of those areas. */
export const searchedSources = (client: QueryClient): readonly RecordSource[] =>
  searched.flatMap(({ path, records }) =>
    records
      ? [
          {
            area: path,
            find: async (term, size, signal) => (await loadChunk(() => records(client)))(term, size, signal),
          },
        ]
      : [],
  );

const withIcon = (path: string) =>
  path === vendors.path ? { ...vendors, icon: IconBuildingStore } : areaAt(path);

/** The kinds of records that can be typed with a name. */
export const kinds = areas.filter(({ records }) => records !== undefined);

/** The area's label in the menu. */
export const areaLabel = (path: string): string => withIcon(path)?.label ?? path;

/** Whether an area has one of the actions. */
export const knowsAction = (path: string, { labels }: AskedAction): boolean =>
  actionsOf(areaAt(path), 0).some(({ label }) => labels.has(label));

/** Sorts records by the order of the areas, whichever response came first. */
export const inOrder = <Known extends OpenedRecord>(records: readonly Known[]): readonly Known[] => {
  const places = new Map(searched.map(({ path }, place) => [path, place]));
  const placeOf = ({ area }: Known) => places.get(area) ?? searched.length;
  return records.toSorted((a, b) => placeOf(a) - placeOf(b));
};

export const recordItem = ({ area: path, id, name, details = [], picture }: FoundRecord): PaletteItem[] => {
  const area = withIcon(path);
  if (!area?.open) return [];
  return [
    {
      id: `${path}/${id}`,
      group: area.label,
      record: true as const,
      area: path,
      label: name,
      icon: area.icon,
      picture,
      hints: details.length > 0 ? details : [$localize`ID ${id}:id:`],
      link: area.open(id),
    },
  ];
};

/** The palette items for the typed action on a record. */
export const askedItems = (
  { area: path, id, name, details = [] }: FoundRecord,
  { labels }: AskedAction,
): PaletteItem[] => {
  const area = areaAt(path);
  if (!area) return [];
  return actionsOf(area, id)
    .filter(({ label }) => labels.has(label))
    .map(({ label, kind, link }) => ({
      id: `${path}/${id}#${label}`,
      group: area.label,
      label: name,
      icon: actionIcons[kind],
      action: label,
      hints: details,
      link,
    }));
};

/** The recently opened records, except for the current one. */
export const useOpenedRecords = (): readonly OpenedRecord[] => {
  const owner = userKey(useSessionUser()) ?? '';
  return useMemo(() => openedRecords(owner), [owner]);
};

/** A recently opened record, with its details if it was found since. */
export const openedItem = (record: OpenedRecord, found: readonly FoundRecord[]): PaletteItem[] => {
  const { details = [], picture } =
    found.find(({ area, id }) => area === record.area && id === record.id) ?? {};
  return recordItem({ ...record, picture }).map((item) => ({
    ...item,
    group: openedGroup,
    hints: [areaLabel(record.area), ...details],
  }));
};
