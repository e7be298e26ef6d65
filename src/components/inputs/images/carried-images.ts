import { randomId } from '@mantine/hooks';
import { lifetime } from '@/api/client/lifetime';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The key of images that were chosen on the screen before, for the form on this one. */
    images?: string | undefined;
  }
}

let carried: { key: string; files: File[]; session: AbortSignal } | undefined;

/** Keeps images for the form of the next screen, until it takes them; returns the key for its history state. */
export const carryImages = (files: File[]): string => {
  const key = randomId('images-');
  carried = { key, files, session: lifetime() };
  return key;
};

/** The images with this key, once; none after the end of the session in which they were chosen. */
export const takeImages = (key: string | undefined): File[] => {
  if (!carried || carried.key !== key) return [];
  const { files, session } = carried;
  carried = undefined;
  return session.aborted ? [] : files;
};
