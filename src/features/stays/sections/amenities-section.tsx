import { features } from '@/areas/pickers';
import { MultiPickerField } from '@/components/fields/multi-picker-field';
import { WholeWidth } from '@/components/form-page/form-section';
import type { PickerSource } from '@/components/pickers/picker-source';
import type { StayValues } from '@/features/stays/stay-values';
import type { StaySectionProps } from './section';

interface AmenitiesSectionProps<Values extends StayValues> extends StaySectionProps<Values> {
  /** The amenities that suit this kind of stay. */
  amenities: PickerSource;
}

export const AmenitiesSection = <Values extends StayValues>({
  form,
  record,
  amenities,
}: AmenitiesSectionProps<Values>) => (
  <WholeWidth>
    <MultiPickerField
      form={form}
      name="amenities"
      label="Amenities"
      source={amenities}
      selected={record?.amenities}
    />
    <MultiPickerField
      form={form}
      name="available_features"
      label="Available features"
      source={features}
      selected={record?.available_features}
    />
  </WholeWidth>
);
