import type { CellValue } from './editable-field';

/** How a bulk edit changes a field. Amounts and percentages are relative to each row's value. */
export type Operation = 'set' | 'plus' | 'minus' | 'plus-percent' | 'minus-percent';

export interface ManyChange {
  operation: Operation;
  value: CellValue;
  /** Relative results are rounded to the nearest multiple of this; 0 rounds to hundredths. */
  roundTo: number;
}

const hundredth = 0.01;

const rounded = (value: number, step: number) => {
  const times = step === hundredth ? Math.round(value * 100) / 100 : Math.round(value / step) * step;
  return Object.is(times, -0) ? 0 : times;
};

const results: Record<Exclude<Operation, 'set'>, (old: number, by: number) => number> = {
  plus: (old, by) => old + by,
  minus: (old, by) => old - by,
  'plus-percent': (old, by) => old * (1 + by / 100),
  'minus-percent': (old, by) => old * (1 - by / 100),
};

/** The new value of a field. A relative change keeps a value that is unknown or not a number. */
export const changedCell = <Old extends CellValue | undefined>(
  { operation, value, roundTo }: ManyChange,
  old: Old,
): CellValue | Old => {
  if (operation === 'set') return value;
  if (typeof old !== 'number' || typeof value !== 'number') return old;
  return rounded(results[operation](old, value), roundTo || hundredth);
};
