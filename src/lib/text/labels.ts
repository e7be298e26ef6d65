import { capitalized } from './capitalized';

/** A readable label for an enum value: `section-1` is "Section 1", `is_sponsored` is "Is sponsored". */
export const enumLabel = (value: string): string => capitalized(value.replace(/[-_]+/g, ' ').trim());

const acronyms = new Map([
  ['id', 'ID'],
  ['uri', 'URI'],
  ['url', 'URL'],
]);

/** The label of a field: its name in words; that of a reference without the `_id`: `package_region_id` is "Package region". */
export const fieldLabel = (name: string): string => acronyms.get(name) ?? enumLabel(name.replace(/_id$/, ''));
