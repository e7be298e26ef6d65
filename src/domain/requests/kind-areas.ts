import { capitalized } from '@/lib/text/capitalized';
import { homestayRequestArea } from '@/resources/homestay-requests';
import { homestayArea } from '@/resources/homestays';
import { hotelRequestArea } from '@/resources/hotel-requests';
import { hotelArea } from '@/resources/hotels';
import { packageRequestArea } from '@/resources/package-requests';
import { packageArea } from '@/resources/packages';
import type { KindName } from './kind-names';

/** The area of each kind's requests, and that of its listings. */
export const kindAreas = {
  packages: { requests: packageRequestArea, listings: packageArea },
  homestays: { requests: homestayRequestArea, listings: homestayArea },
  hotels: { requests: hotelRequestArea, listings: hotelArea },
} as const;

/** The noun for one of a kind: "Package". */
export const oneOf = (kind: KindName): string => capitalized(kindAreas[kind].listings.nouns.one);
