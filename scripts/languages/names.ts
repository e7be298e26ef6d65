// The names of the contract's fields and values as the application shows them: they come from no text of the source.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { capitalized } from '../../src/lib/text/capitalized.ts';

const contract = join(import.meta.dirname, '../../openapi/admin.yaml');

/** Of pages, sessions and answers: no screen shows them. */
const NEVER_SHOWN =
  /^(per_page|page|sort|data|upload|access_token|refresh_token|refreshToken|last_page|current_page|errors|meta)$/;

const acronyms = new Set(['ID', 'URI', 'URL']);

/** As `fieldLabel` and `enumLabel` write a name in English (lib/text/labels.ts). */
const labelOf = (name: string) => {
  const upper = name.toUpperCase();
  return acronyms.has(upper) ? upper : capitalized(name.replace(/[-_]+/g, ' ').trim());
};

/** All names, in the order of the contract. */
export const readNames = (): string[] => {
  const names = new Set<string>();
  const add = (name: unknown) => {
    if (typeof name === 'string' && /[A-Za-z]/.test(name) && !NEVER_SHOWN.test(name))
      names.add(labelOf(name.replace(/_id$/, '')));
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties, enum: values, in: place, name, title } = node as Record<string, unknown>;
    if (typeof properties === 'object' && properties !== null) Object.keys(properties).forEach(add);
    if (Array.isArray(values)) values.forEach(add);
    if (place === 'query') add(name);
    // Not that of the contract itself.
    if (typeof title === 'string' && !('version' in node)) names.add(title);
    for (const [key, value] of Object.entries(node)) if (!/^examples?$/.test(key)) visit(value);
  };
  visit(parse(readFileSync(contract, 'utf8')));
  return [...names];
};
