import { typedText } from '@/lib/text/typed-text';
import type { CellValue } from './editable-field';
import { exactPercent, exactSum, roundedTo } from './exact';

/** How a bulk edit changes a field. Amounts and percentages are relative to each row's value. */
export type CellOperation = 'set' | 'plus' | 'minus' | 'plus-percent' | 'minus-percent';

export interface ManyChange {
  operation: CellOperation;
  value: CellValue;
  /** Relative results are rounded to the nearest multiple of this; 0 rounds to hundredths. Halves go away from zero. */
  roundTo: number;
}

const hundredth = 0.01;

const results: Record<
  Exclude<CellOperation, 'set'>,
  (old: number, by: number) => ReturnType<typeof exactSum>
> = {
  plus: exactSum,
  minus: (old, by) => exactSum(old, -by),
  'plus-percent': (old, by) => exactPercent(old, exactSum(100, by)),
  'minus-percent': (old, by) => exactPercent(old, exactSum(100, -by)),
};

/** The new value of a field. A relative change keeps a value that is unknown or not a number. */
export const changedCell = <Old extends CellValue | undefined>(
  { operation, value, roundTo }: ManyChange,
  old: Old,
): CellValue | Old => {
  if (operation === 'set') return typeof value === 'string' ? typedText(value) : value;
  if (typeof old !== 'number' || typeof value !== 'number') return old;
  return roundedTo(results[operation](old, value), roundTo || hundredth);
};
