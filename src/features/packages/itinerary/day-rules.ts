import { CreateItineraryBody } from '@/generated/zod/itineraries/itineraries';
import { validationErrors } from '@/lib/validation';
import type { DayTexts } from './itinerary-values';
import { sentTexts } from './plan';

/** What the contract has against a day: a message per text. */
export const dayErrors = (day: DayTexts): Partial<Record<string, string>> =>
  validationErrors(CreateItineraryBody, sentTexts(day));
