import { resource } from '@/api/resource';
import {
  createItinerary,
  deleteItinerary,
  getItinerary,
  updateItinerary,
} from '@/generated/api/itineraries/itineraries';
import type { Itinerary, Package } from '@/generated/model';

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
    name: 'itineraries',
    read: (id) => getItinerary(packageId, id),
    create: (body: DayTexts, options) => createItinerary(packageId, body, options),
    update: (id, fields, options) => updateItinerary(packageId, id, fields, options),
    remove: (id) => deleteItinerary(packageId, id),
    toValues: toItineraryValues,
    toBody: (values) => values,
  });
