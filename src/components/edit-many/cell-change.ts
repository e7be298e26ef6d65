import type { CellValue } from './editing';

/** What is to become of a field in many rows. Amounts and per cents are relative to what each row holds. */
export type Operation = 'set' | 'plus' | 'minus' | 'plus-percent' | 'minus-percent';

export interface ManyChange {
  operation: Operation;
  value: CellValue;
  /** Results of relative changes are rounded to the nearest multiple of this; 0 leaves them, to the hundredth. */
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

/** What a field becomes. A relative change leaves a field alone that holds no number, or nobody knows what. */
export const changedCell = <Old extends CellValue | undefined>(
  { operation, value, roundTo }: ManyChange,
  old: Old,
): CellValue | Old => {
  if (operation === 'set') return value;
  if (typeof old !== 'number' || typeof value !== 'number') return old;
  return rounded(results[operation](old, value), roundTo || hundredth);
};
