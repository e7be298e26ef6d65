import type { Rule } from './rule';

/** A discount is less than the price; `field` is that of the form. */
export const discount = <Rec, Field extends string>(
  field: Field,
  percentOf: (record: Rec) => number | null | undefined,
): Rule<Rec, Field> => ({
  name: 'discount',
  title: 'Discount of the whole price',
  blocking: true,
  gap: (record) => {
    const percent = percentOf(record) ?? 0;
    return percent >= 100 ? `Discount of ${percent}% leaves nothing to pay` : undefined;
  },
  field,
});
