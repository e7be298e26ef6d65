import { homestayRequestArea } from '@/areas/homestay-requests';
import { homestayArea } from '@/areas/homestays';
import { hotelRequestArea } from '@/areas/hotel-requests';
import { hotelArea } from '@/areas/hotels';
import { packageRequestArea } from '@/areas/package-requests';
import { packageArea } from '@/areas/packages';
import { capitalized } from '@/lib/capitalized';
import type { KindName } from './kind-names';

/** The area of each kind's requests, and that of its listings. */
export const kindAreas = {
  packages: { requests: packageRequestArea, listings: packageArea },
  homestays: { requests: homestayRequestArea, listings: homestayArea },
  hotels: { requests: hotelRequestArea, listings: hotelArea },
} as const;

/** The noun for one of a kind: "Package". */
export const oneOf = (kind: KindName): string => capitalized(kindAreas[kind].listings.nouns.one);
