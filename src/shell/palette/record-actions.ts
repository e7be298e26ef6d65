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
import { linkOptions, type LinkProps, useRouter } from '@tanstack/react-router';
import { usePage } from '@/shell/use-page';
import { type PaletteItem, recordGroup } from './palette-item';
import { recordSources } from './sources';

type RecordAction = readonly [label: string, icon: Icon, link: LinkProps];

/** What can be done with a record where that is more than editing it. */
const actionsIn: Readonly<Record<string, (id: number) => readonly RecordAction[]>> = {
  '/packages': (id) => {
    const params = { packageId: id };
    return [
      ['Edit', IconPencil, linkOptions({ to: '/packages/$packageId/edit', params })],
      ['View', IconEye, linkOptions({ to: '/packages/$packageId/view', params })],
      ['Departures', IconCalendar, linkOptions({ to: '/packages/$packageId/departures', params })],
      ['Create departures', IconPlus, linkOptions({ to: '/packages/$packageId/departures/create', params })],
      ['Edit images', IconPhoto, linkOptions({ to: '/packages/$packageId/edit-image', params })],
      [
        'Create itinerary day',
        IconPlus,
        linkOptions({ to: '/packages/$packageId/itenaries/create', params }),
      ],
      ['Create FAQ', IconPlus, linkOptions({ to: '/packages/$packageId/faqs/create', params })],
      ['Duplicate', IconCopy, linkOptions({ to: '/packages/create', search: { from: id } })],
    ];
  },
  '/homestays': (id) => {
    const params = { homestayId: id };
    return [
      ['Edit', IconPencil, linkOptions({ to: '/homestays/$homestayId/edit', params })],
      ['View', IconEye, linkOptions({ to: '/homestays/$homestayId/view', params })],
      ['Create room', IconPlus, linkOptions({ to: '/homestays/$homestayId/rooms/create', params })],
    ];
  },
  '/hotels': (id) => {
    const params = { hotelId: id };
    return [
      ['Edit', IconPencil, linkOptions({ to: '/hotels/$hotelId/edit', params })],
      ['View', IconEye, linkOptions({ to: '/hotels/$hotelId/view', params })],
      ['Create room', IconPlus, linkOptions({ to: '/hotels/$hotelId/rooms/create', params })],
    ];
  },
  '/users': (id) => {
    const params = { userId: id };
    return [
      ['Edit', IconPencil, linkOptions({ to: '/users/$userId/edit', params })],
      ['Profile and documents', IconId, linkOptions({ to: '/users/$userId/profile', params })],
    ];
  },
  '/bookings': (id) => [
    ['View', IconEye, linkOptions({ to: '/bookings/$bookingId/view', params: { bookingId: id } })],
  ],
};

const actionsOf = (area: string, id: number): readonly RecordAction[] => {
  const edit = recordSources.find((source) => source.area === area)?.link(id);
  return actionsIn[area]?.(id) ?? (edit ? [['Edit', IconPencil, edit]] : []);
};

/** Links to what can be done with the record on display, but for the screen that one is on. */
export const useRecordActions = (): PaletteItem[] => {
  const { path } = usePage();
  const router = useRouter();
  const [, area = '', id = ''] = /^(\/[\w-]+)\/(\d+)(?:\/|$)/.exec(path) ?? [];
  return actionsOf(area, Number(id))
    .filter(([, , link]) => router.buildLocation(link as never).pathname !== path)
    .map(([label, icon, link]) => ({ id: `record:${label}`, group: recordGroup, label, icon, link }));
};
