import {
  type Icon,
  IconCalendar,
  IconCircleCheck,
  IconCopy,
  IconEye,
  IconId,
  IconListDetails,
  IconPencil,
  IconPhoto,
  IconPlus,
} from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { areaAt, areas } from '@/resources/index';
import type { RecordAction } from '@/resources/record-action';
import type { Findable } from '@/resources/records';
import { usePage } from '@/shell/use-page';
import { type PaletteItem, recordGroup } from './palette-item';

export const actionIcons: Readonly<Record<RecordAction['kind'], Icon>> = {
  edit: IconPencil,
  view: IconEye,
  create: IconPlus,
  copy: IconCopy,
  dates: IconCalendar,
  images: IconPhoto,
  person: IconId,
  parts: IconListDetails,
  approve: IconCircleCheck,
};

/** The actions on a record of the area; by default, to edit it where it is opened. */
export const actionsOf = (area: Findable | undefined, id: number): readonly RecordAction[] => {
  const link = area?.open?.(id);
  return area?.actions?.(id) ?? (link ? [{ label: $localize`Edit`, kind: 'edit', link }] : []);
};

export const actionLabels: readonly string[] = [
  ...new Set(areas.flatMap((area) => actionsOf(area, 0)).map(({ label }) => label)),
];

/** Links to the actions on the current record, except for the current screen. */
export const useRecordActions = (): PaletteItem[] => {
  const { path } = usePage();
  const router = useRouter();
  const [, area = '', id = ''] = /^(\/[\w-]+)\/(\d+)(?:\/|$)/.exec(path) ?? [];
  return actionsOf(areaAt(area), Number(id))
    .filter(({ link }) => router.buildLocation(link as never).pathname !== path)
    .map(({ label, kind, link }) => ({
      id: `record:${label}`,
      group: recordGroup,
      label,
      icon: actionIcons[kind],
      link,
    }));
};
