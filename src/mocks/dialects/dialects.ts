import { bare } from './bare';
import { deaf } from './deaf';
import type { Dialect } from './dialect';
import { ids } from './ids';
import { laravel } from './laravel';
import type { DialectName } from './names';
import { renamedBookings } from './renamed';
import { strict } from './strict';
import { whole } from './whole';

/** The simulated backends; `normal` is not one. */
export const DIALECTS: Readonly<Record<Exclude<DialectName, 'normal'>, Dialect>> = {
  laravel,
  ids,
  bare,
  strict,
  deaf,
  renamed: renamedBookings,
  whole,
  cascade: { inUse: 'deleted' },
  nulls: { inUse: 'emptied' },
};
