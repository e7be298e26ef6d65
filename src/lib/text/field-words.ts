import { enumLabel } from './labels';

/** The name of a field in words: `region_id` is "Region", `available_features` "Available features". */
export const fieldInWords = (name: string): string => enumLabel(name.replace(/_id$/, ''));
