import { enumLabel } from '@/lib/text/labels';

/**
 * The options of a Mantine `Select` for a generated enum (an object of its values) or a list of values. `labels`
 * overrides `enumLabel`.
 */
export const enumOptions = <Value extends string>(
  values: Record<string, Value> | readonly Value[],
  labels: Partial<Record<Value, string>> = {},
): { value: Value; label: string }[] =>
  Object.values(values).map((value: Value) => ({ value, label: labels[value] ?? enumLabel(value) }));
