import { referenceName } from '@/lib/records/record-name';
import type { PickerSource } from './picker-source';
import { type ReferredRecord, useReferredName } from './use-referred-name';

/** A reference, with a name or only an id, and the source of its name. */
export interface Referred {
  source: PickerSource;
  to: ReferredRecord;
}

/** The reference in a field, if there is one. */
export const referred = (source: PickerSource, to: Referred['to'] | null | undefined): readonly Referred[] =>
  to ? [{ source, to }] : [];

const LookedUp = ({ source, to }: Referred) => <bdi>{useReferredName(source, to)}</bdi>;

/** The name of a reference; for a bare id, from the picker's source. */
export const PickedName = ({ source, to }: Referred) => {
  const name = referenceName(to);
  const isKnown = name !== undefined && name !== '' && to.id > 0 && !source.renames;
  return isKnown ? <bdi>{name}</bdi> : <LookedUp source={source} to={to} />;
};
