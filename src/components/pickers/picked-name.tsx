import { referenceName } from '@/lib/record-name';
import type { PickerSource } from './picker-source';
import { usePickedName } from './use-picked-option';

interface PickedNameProps {
  source: PickerSource;
  /** The record that another one refers to: with its name, or with nothing but its id. */
  to: { id: number; name?: string | null; full_name?: string | null };
}

/** The name of a record that another one refers to; where it came as an id alone, as the picker's source knows it. */
export const PickedName = ({ source, to }: PickedNameProps) => {
  const name = referenceName(to);
  const found = usePickedName(source, name === undefined ? to.id : 0);
  return <bdi>{name ?? found}</bdi>;
};
