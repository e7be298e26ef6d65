import { capitalized } from './capitalized';

/** The name of a field in words: `region_id` is "Region", `available_features` "Available features". */
export const fieldInWords = (name: string): string =>
  capitalized(name.replace(/_id$/, '').replaceAll('_', ' '));
