import type { Homestay, Hotel, Package } from '@/generated/model';

/** The common fields of hotels and homestays. */
export type Stay = Pick<Hotel & Homestay, keyof Hotel & keyof Homestay>;

/** The fields that packages have in common with them. */
export type Listing = Pick<Stay & Package, keyof Stay & keyof Package>;
