import { useMemo } from 'react';
import { IconBuildingStore } from '@tabler/icons-react';
import type { QueryClient } from '@tanstack/react-query';
import { useSessionUser } from '@/api/session';
import { areaAt, areas } from '@/areas/index';
import type { Findable } from '@/areas/records';
import { vendors } from '@/areas/vendors';
import { loadChunk } from '@/lib/chunk';
import { type OpenedRecord, openedRecords } from '@/lib/opened-records';
import { userKey } from '@/session/user';
import type { AskedAction } from './asked-action';
import { openedGroup, type PaletteItem } from './palette-item';
import { actionIcons, actionsOf } from './record-actions';
import type { FoundRecord, RecordSource } from './search-records';

const manyFirst = (a: Findable, b: Findable) => (b.actions?.(0).length ?? 0) - (a.actions?.(0).length ?? 0);

/** Where to look for records: first in the areas whose records one does most with. */
const searched: readonly Findable[] = [...areas.toSorted(manyFirst), vendors];

/** The calls by which records are looked for. */
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

/** What the menu calls an area. */
export const areaLabel = (path: string): string => withIcon(path)?.label ?? path;

/** Whether one of the actions is known in an area. */
export const knowsAction = (path: string, { labels }: AskedAction): boolean =>
  actionsOf(areaAt(path), 0).some(({ label }) => labels.has(label));

/** The records in the order in which they are looked for, whichever answer came first. */
export const inOrder = <Known extends OpenedRecord>(records: readonly Known[]): readonly Known[] => {
  const places = new Map(searched.map(({ path }, place) => [path, place]));
  const placeOf = ({ area }: Known) => places.get(area) ?? searched.length;
  return records.toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** A record as the palette offers it. */
export const recordItem = ({ area: path, id, name, details = [] }: FoundRecord): PaletteItem[] => {
  const area = withIcon(path);
  if (!area?.open) return [];
  return [
    {
      id: `${path}/${id}`,
      group: area.label,
      label: name,
      icon: area.icon,
      hints: details.length > 0 ? details : [`ID ${id}`],
      link: area.open(id),
    },
  ];
};

/** What was asked for to be done with a record. */
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

/** The records that were opened last, but for the one on display. */
export const useOpenedRecords = (): readonly OpenedRecord[] => {
  const owner = userKey(useSessionUser()) ?? '';
  return useMemo(() => openedRecords(owner), [owner]);
};

/** A record that was opened lately, with what is known of it since it was found. */
export const openedItem = (record: OpenedRecord, found: readonly FoundRecord[]): PaletteItem[] => {
  const details = found.find(({ area, id }) => area === record.area && id === record.id)?.details ?? [];
  return recordItem(record).map((item) => ({
    ...item,
    group: openedGroup,
    hints: [areaLabel(record.area), ...details],
  }));
};
