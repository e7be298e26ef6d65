import { useMemo } from 'react';
import { useSessionUser } from '@/api/session';
import { menu } from '@/components/menu';
import { type RecentRecord, recentRecords } from '@/lib/recent-records';
import { userKey } from '@/session/user';
import { type PaletteItem, recentGroup } from './palette-item';
import { type RecordSource, recordSources } from './sources';

/** The areas of the menu whose records can be found, with what the menu calls them. */
const areas = new Map(
  recordSources.flatMap((source) => {
    const entry = menu.find(({ to }) => to === source.area);
    return entry ? [[source.area, { ...entry, source }] as const] : [];
  }),
);

/** Where to look for records: in the areas of the menu. */
export const searchedSources: readonly RecordSource[] = [...areas.values()].map(({ source }) => source);

/** What the menu calls an area. */
export const areaLabel = (area: string): string => areas.get(area)?.label ?? area;

/** A record as the palette offers it: under its area, or under a group of another name. */
export const recordItem = ({ area, id, name }: RecentRecord, group?: string): PaletteItem[] => {
  const entry = areas.get(area);
  if (!entry) return [];
  return [
    {
      id: `${area}/${String(id)}`,
      group: group ?? entry.label,
      label: name,
      icon: entry.icon,
      hint: group === undefined ? `ID ${String(id)}` : entry.label,
      link: entry.source.link(id),
    },
  ];
};

/** The records that were opened last, but for the one on display. */
export const useRecentItems = (): PaletteItem[] => {
  const owner = userKey(useSessionUser()) ?? '';
  return useMemo(() => recentRecords(owner).flatMap((record) => recordItem(record, recentGroup)), [owner]);
};
