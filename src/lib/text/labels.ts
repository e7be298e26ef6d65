import { named } from '@/lib/languages/names';
import { capitalized } from './capitalized';

const inWords = (name: string) => capitalized(name.replace(/[-_]+/g, ' ').trim());

/** A readable label for an enum value: `section-1` is "Section 1", `is_sponsored` is "Is sponsored". */
export const enumLabel = (value: string): string => named(inWords(value));

const acronyms = new Map([
  ['id', 'ID'],
  ['uri', 'URI'],
  ['url', 'URL'],
]);

/** The label of a field: the title that the contract gives it, or its name in words; that of a reference without the `_id`: `package_region_id` is "Package region". */
export const fieldLabel = (name: string, title?: string): string =>
  named(title ?? acronyms.get(name) ?? inWords(name.replace(/_id$/, '')));
