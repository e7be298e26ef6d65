import type { Reference } from '@/generated/model';
import { referenceName } from '@/lib/records/record-name';
import type { PickerSource } from './picker-source';
import { usePickedOption } from './use-picked-option';

/** A record that another one refers to, by its id and perhaps a name. */
export type ReferredRecord = Reference & {
  full_name?: string | null;
  display_name?: string | null;
  title?: string | null;
};

/** The name of a reference, looked up in the picker's source if it came with an id alone; undefined for none. */
export const useReferredName = (
  source: PickerSource,
  to: ReferredRecord | null | undefined,
): string | undefined =>
  usePickedOption(source, to?.id, to ? [{ value: to.id, label: referenceName(to) ?? '' }] : [])?.label;
