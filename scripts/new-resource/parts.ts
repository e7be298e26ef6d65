import type { Field } from './fields.ts';
import { kinds, type Parts } from './kinds.ts';
import type { Names } from './names.ts';

/** The code of one field of this resource. */
export const partsOf = ({ camel: { one } }: Names, field: Field): Parts & { name: string } => {
  const { name, read, type, tag, source } = field;
  const known: Readonly<Record<string, string>> = {
    ...{ name, read, type, tag, source, one },
    stored: `${one}?.${read}`,
    bound: `form={form} name="${name}"`,
  };
  const parts = Object.entries(kinds[field.kind]).map(([part, text]: [string, unknown]) => [
    part,
    typeof text === 'string' ? text.replace(/\$(\w+)/g, (found, key: string) => known[key] ?? found) : text,
  ]);
  return { name, ...Object.fromEntries(parts) } as Parts & { name: string };
};
