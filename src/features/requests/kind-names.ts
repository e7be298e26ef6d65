import { homestayRequestArea } from '@/areas/homestay-requests';
import { homestayArea } from '@/areas/homestays';
import { hotelRequestArea } from '@/areas/hotel-requests';
import { hotelArea } from '@/areas/hotels';
import { packageRequestArea } from '@/areas/package-requests';
import { packageArea } from '@/areas/packages';
import { capitalized } from '@/lib/capitalized';

/** The kinds of listings that wait for approval, in the order of the menu. */
export const kindNames = ['packages', 'homestays', 'hotels'] as const;
export type KindName = (typeof kindNames)[number];

/** Of each kind, where its requests wait and what the listings are. */
export const kindAreas = {
  packages: { requests: packageRequestArea, listings: packageArea },
  homestays: { requests: homestayRequestArea, listings: homestayArea },
  hotels: { requests: hotelRequestArea, listings: hotelArea },
} as const;

/** What one of a kind is called: "Package". */
export const oneOf = (kind: KindName): string => capitalized(kindAreas[kind].listings.nouns.one);
