import type { Stay } from '@/domain/listings/stay';
import { type Coordinates, formatCoordinates, isInNepal, readCoordinates } from '@/lib/places/coordinates';

/** Where a stay is on the map; or why it is not. */
export type StayPlace = { at: Coordinates; swapped: boolean } | { reason: string };

/** Reads the place of a stay as its form does, however an API sends it: numbers, texts, or longitude first. */
export const placeOfStay = ({ latitude, longitude }: Pick<Stay, 'latitude' | 'longitude'>): StayPlace => {
  const texts = [latitude, longitude].map((angle) => String(angle ?? '').trim());
  if (texts.includes('')) return { reason: $localize`No latitude and longitude.` };
  const reading = readCoordinates(texts.join(', '));
  if (reading.kind !== 'place')
    return { reason: $localize`“${texts.join(', ')}:texts:” is no latitude and longitude.` };
  const at = reading.place;
  if (!isInNepal(at)) return { reason: $localize`${formatCoordinates(at)}:coordinates: is not in Nepal.` };
  return { at, swapped: reading.note !== undefined };
};
