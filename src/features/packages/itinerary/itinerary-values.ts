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

/** The days of a package as a resource. */
export const itineraryOf = (packageId: number) =>
  resource({
    ...itineraryContractOf(packageId),
    toValues: toItineraryValues,
    toBody: (values) => values,
  });
