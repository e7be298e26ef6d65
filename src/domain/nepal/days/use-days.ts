import { useChunk } from '@/components/inputs/use-chunk';

/** The feasts and seasons, loaded once a screen shows them. */
export const useDays = () => useChunk(() => import('./days-part'));

export type Days = ReturnType<typeof useDays>;
