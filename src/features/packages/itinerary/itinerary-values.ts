import { unreadableOf } from '@/api/tolerant/unreadable';
import { resource } from '@/api/writes/resource';
import type { Itinerary, Package } from '@/generated/model';
import { itineraryContractOf } from '@/generated/resources/itineraries';

/** The texts of a day; missing ones are empty. */
export const toItineraryValues = (day?: Itinerary) => ({
  title: day?.title ?? '',
  duration: day?.duration ?? '',
  accommodation: day?.accommodation ?? '',
  description: day?.description ?? '',
});

export type DayTexts = ReturnType<typeof toItineraryValues>;

export const noTexts = toItineraryValues();

/** The days of a package, in order. */
export const savedDays = ({ itenaries = [] }: Pick<Package, 'itenaries'>) =>
  itenaries.map((day) => ({ id: day.id, ...toItineraryValues(day) }));

/** Whether days of a package, or parts of them, came in a form that cannot be read: `savedDays` then lacks them. */
export const hasUnreadableDays = (record: Package): boolean =>
  unreadableOf(record).some(
    ({ path, value }) => /^itenaries(\.|$)/.test(path) && value !== undefined && value !== null,
  );

/** The days of a package as a resource. */
export const itineraryOf = (packageId: number) =>
  resource({
    ...itineraryContractOf(packageId),
    toValues: toItineraryValues,
    toBody: (values) => values,
  });
