import type { Homestay, Hotel } from '@/generated/model';

/** What hotels and homestays have alike. */
export type Stay = Pick<Hotel & Homestay, keyof Hotel & keyof Homestay>;
