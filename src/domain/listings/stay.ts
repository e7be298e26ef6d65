import type { Homestay, Hotel, Package } from '@/generated/model';

/** What hotels and homestays have alike. */
export type Stay = Pick<Hotel & Homestay, keyof Hotel & keyof Homestay>;

/** What packages have alike with them, too. */
export type Listing = Pick<Stay & Package, keyof Stay & keyof Package>;
