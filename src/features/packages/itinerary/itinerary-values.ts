import type { Itinerary } from '@/generated/model';

/** The texts of a day; what the record leaves out is an empty text. */
export const toItineraryValues = (day?: Itinerary) => ({
  title: day?.title ?? '',
  duration: day?.duration ?? '',
  accommodation: day?.accommodation ?? '',
  description: day?.description ?? '',
});
