import { lazy } from '@/lib/loading/lazy';
import type { Coordinates } from '@/lib/places/coordinates';
import table from './provinces.txt?raw';

export interface Province {
  name: string;
  /** Its border, as a ring that is not closed. */
  border: readonly Coordinates[];
}

const pointOf = (text: string): Coordinates => {
  const [longitude = 0, latitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
};

const provinceOf = (line: string): Province => {
  const [name = '', border = ''] = line.split('|');
  return { name, border: border.split(' ').map(pointOf) };
};

/** The seven provinces of Nepal, from east to west. */
export const provinces = lazy((): readonly Province[] =>
  table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(provinceOf),
);
