import {
  type Icon,
  IconCalendar,
  IconCopy,
  IconEye,
  IconId,
  IconPencil,
  IconPhoto,
  IconPlus,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { areaAt } from '@/areas/index';
import type { RecordAction } from '@/areas/record-action';
import { usePage } from '@/shell/use-page';
import { type PaletteItem, recordGroup } from './palette-item';

const icons: Readonly<Record<RecordAction['kind'], Icon>> = {
  edit: IconPencil,
  view: IconEye,
  create: IconPlus,
  copy: IconCopy,
  dates: IconCalendar,
  images: IconPhoto,
  person: IconId,
};

const actionsOf = (path: string, id: number): readonly RecordAction[] => {
  const area = areaAt(path);
  const link = area?.open?.(id);
  return area?.actions?.(id) ?? (link ? [{ label: 'Edit', kind: 'edit', link }] : []);
};

/** Links to what can be done with the record on display, but for the screen that one is on. */
export const useRecordActions = (): PaletteItem[] => {
  const { path } = usePage();
  const router = useRouter();
  const [, area = '', id = ''] = /^(\/[\w-]+)\/(\d+)(?:\/|$)/.exec(path) ?? [];
  return actionsOf(area, Number(id))
    .filter(({ link }) => router.buildLocation(link as never).pathname !== path)
    .map(({ label, kind, link }) => ({
      id: `record:${label}`,
      group: recordGroup,
      label,
      icon: icons[kind],
      link,
    }));
};
