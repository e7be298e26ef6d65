import { capitalized } from '@/lib/capitalized';

/** A readable word for an enum's value: `section-1` is "Section 1", `is_sponsored` is "Is sponsored". */
export const enumLabel = (value: string): string => capitalized(value.replace(/[-_]+/g, ' ').trim());

/**
 * The options of a Mantine `Select` for a generated enum (an object of its values) or a plain list of values.
 * `labels` names those that do not read well by themselves.
 */
export const enumOptions = <Value extends string>(
  values: Record<string, Value> | readonly Value[],
  labels: Partial<Record<Value, string>> = {},
): { value: Value; label: string }[] =>
  Object.values(values).map((value: Value) => ({ value, label: labels[value] ?? enumLabel(value) }));
