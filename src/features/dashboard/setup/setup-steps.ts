import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { listBanners } from '@/generated/api/banners/banners';
import { listDepartures } from '@/generated/api/departures/departures';
import { listHomestays } from '@/generated/api/homestays/homestays';
import { listHotels } from '@/generated/api/hotels/hotels';
import { listVendorOptions } from '@/generated/api/lookups/lookups';
import { listPackageActivities } from '@/generated/api/package-activities/package-activities';
import { listPackageRegions } from '@/generated/api/package-regions/package-regions';
import { getPackage, listPackages } from '@/generated/api/packages/packages';
import { lengthOf, type ListPageOf } from '@/lib/lists/paging';
import { addDepartures } from '@/resources/package-links';
import type { StepKey } from './shop-setup';

export interface SetupStep {
  key: StepKey;
  title: string;
  /** What it is for. */
  why: string;
  link: LinkProps;
  /** Whether it is done; undefined if only the user knows. */
  isDone?: () => Promise<boolean>;
}

const one = { page: 1, per_page: 1 };
const some = (answer: ListPageOf<unknown>): boolean => lengthOf(answer) > 0;

/** The package whose days and departures count; undefined if there is none. */
export const firstPackage = async (): Promise<number | undefined> => (await listPackages(one)).data[0]?.id;

/** A list that does not say which rooms its rows have is believed. */
const hasRooms = ({ data }: ListPageOf<{ rooms?: readonly unknown[] }>): boolean =>
  data.some(({ rooms }) => rooms === undefined || rooms.length > 0);

const packageView = (packageId: number) =>
  linkOptions({ to: '/packages/$packageId/view', params: { packageId }, hash: 'itinerary' });

/** The steps in order; `id` is the first package, if there is one. */
export const setupSteps = (id: number | undefined): readonly SetupStep[] => [
  {
    key: 'vendors',
    title: $localize`Give vendors an account`,
    why: $localize`Who sells packages, homestays and hotels here.`,
    link: { to: '/users/create' },
    isDone: async () => (await listVendorOptions()).data.length > 0,
  },
  {
    key: 'regions',
    title: $localize`Create package regions`,
    why: $localize`Where packages lead: Everest, Annapurna, Mustang.`,
    link: { to: '/package-regions/create' },
    isDone: async () => some(await listPackageRegions(one)),
  },
  {
    key: 'activities',
    title: $localize`Create package activities`,
    why: $localize`What travellers do: trekking, tours, climbing.`,
    link: { to: '/package-activities/create' },
    isDone: async () => some(await listPackageActivities(one)),
  },
  {
    key: 'package',
    title: $localize`Create a first package`,
    why: $localize`A name is enough to begin.`,
    link: { to: '/packages/create' },
    isDone: () => Promise.resolve(id !== undefined),
  },
  {
    key: 'days',
    title: $localize`Add its days`,
    why: $localize`The itinerary, day by day.`,
    link: id === undefined ? { to: '/packages/create' } : packageView(id),
    isDone: async () => id !== undefined && ((await getPackage(id)).data.itenaries ?? []).length > 0,
  },
  {
    key: 'departures',
    title: $localize`Plan its departures`,
    why: $localize`The days on which it starts, for a season at once.`,
    link: id === undefined ? { to: '/packages/create' } : addDepartures({ id }),
    isDone: async () => id !== undefined && some(await listDepartures(id, one)),
  },
  {
    key: 'stay',
    title: $localize`Create a homestay or hotel with a room`,
    why: $localize`Rooms are added on its page.`,
    link: { to: '/homestays/create' },
    isDone: async () => hasRooms(await listHomestays(one)) || hasRooms(await listHotels(one)),
  },
  {
    key: 'banner',
    title: $localize`Create a banner`,
    why: $localize`The picture that the site begins with.`,
    link: { to: '/banners/create' },
    isDone: async () => some(await listBanners(one)),
  },
  {
    key: 'settings',
    title: $localize`Look through your settings`,
    why: $localize`Your name, your password, and the calendar: AD or BS.`,
    link: { to: '/settings' },
  },
];
