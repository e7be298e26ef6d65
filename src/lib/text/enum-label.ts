import { capitalized } from './capitalized';

/** A readable label for an enum value: `section-1` is "Section 1", `is_sponsored` is "Is sponsored". */
export const enumLabel = (value: string): string => capitalized(value.replace(/[-_]+/g, ' ').trim());
