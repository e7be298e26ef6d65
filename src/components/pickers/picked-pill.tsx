import { RemovablePill } from '@/components/inputs/removable-pill';
import type { PickerOption, PickerSource } from './picker-source';
import { usePickedOption } from './use-picked-option';

interface PickedPillProps {
  source: PickerSource;
  id: number;
  known: readonly PickerOption[];
  disabled: boolean | undefined;
  onRemove: () => void;
}

/** One of the selected records, by name. */
export const PickedPill = ({ source, id, known, disabled, onRemove }: PickedPillProps) => {
  const label = usePickedOption(source, id, known)?.label ?? String(id);
  return <RemovablePill label={label} disabled={disabled} onRemove={onRemove} />;
};
