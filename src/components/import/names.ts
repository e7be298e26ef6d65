import type { ImportField } from '@/components/edit-many/importing';
import type { PickerOption } from '@/components/pickers/picker-source';

/** What a text in the column of a reference names. */
export interface Naming {
  /** The record; undefined if it is not one. */
  id?: number;
  /** Why it is not one. */
  problem?: string;
  /** The records that may be meant, best first. */
  meant: readonly PickerOption[];
  /** Several have the name. */
  several?: boolean;
  /** It could not be looked up. */
  failed?: boolean;
}

/** A text in the column of a reference. */
export interface NamedCell {
  field: Extract<ImportField, { kind: 'record' }>;
  text: string;
}

export type Namings = ReadonlyMap<string, Naming>;

export const nameKey = (field: string, text: string): string => `${field}\n${text}`;
