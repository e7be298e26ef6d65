import { CreateItineraryBody } from '@/generated/zod/itineraries/itineraries';
import { validationErrors } from '@/lib/values/validation';
import type { DayTexts } from './itinerary-values';
import { sentTexts } from './plan';

/** The contract's validation errors of a day, by field. */
export const dayErrors = (day: DayTexts): Partial<Record<string, string>> =>
  validationErrors(CreateItineraryBody, sentTexts(day));
