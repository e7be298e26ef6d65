import type { ComponentType } from 'react';
import type { MultiPickerProps } from '@/components/pickers/async-multi-picker';
import type { PickerOption } from '@/components/pickers/picker-source';
import { useValueField, type Bound } from './use-field';

interface MultiPickerFieldOptions {
  label: string;
  description?: string;
  required?: boolean;
  placeholder?: string;
  /** Which picker chooses the records, such as `FeatureMultiPicker`. */
  picker: ComponentType<MultiPickerProps>;
  /** The options that the record on display refers to, so that their names show before any list is loaded. */
  selected?: readonly PickerOption[];
}

/** The ids of other records, in the order in which they were chosen. */
export const MultiPickerField = <Values extends object>(props: Bound<Values> & MultiPickerFieldOptions) => {
  const { form, name, aliases, picker: Picker, ...rest } = props;
  const field = useValueField<number[], Values>({ form, name, aliases });
  return <Picker {...rest} {...field} />;
};
