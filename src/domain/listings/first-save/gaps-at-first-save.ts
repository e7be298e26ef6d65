import type { Known, Rule } from '@/domain/listings/rules/rule';
import { isBlankHtml } from '@/lib/text/html';
import { isEmpty } from '@/lib/values/is-empty';

/** Whether a field has nothing to sell by; a price of 0 is none. */
const isMissing = (value: unknown) =>
  isEmpty(value) || value === 0 || (typeof value === 'string' && isBlankHtml(value));

/**
 * What blocks selling a listing that is created with these form values, in the order of its kind's rules. It has no parts
 * yet: no days, no rooms. What cannot be known before it is stored is left out: a slug that clashes, departures ahead.
 */
export const gapsAtFirstSave = <Rec extends object>(
  rules: readonly Rule<Rec & Known>[],
  values: object,
): string[] => {
  // Only just created, it has nothing.
  const record = {} as Rec & Known;
  const filled = new Set(Object.entries(values).flatMap(([name, value]) => (isMissing(value) ? [] : [name])));
  return rules.flatMap((rule) => {
    const field = typeof rule.field === 'function' ? rule.field(record) : rule.field;
    const text = rule.blocking && !filled.has(field ?? '') ? rule.gap(record) : undefined;
    return typeof text === 'string' ? [text] : [];
  });
};
