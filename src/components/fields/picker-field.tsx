import type { ComponentType } from 'react';
import type { PickerProps } from '@/components/pickers/async-picker';
import type { PickerOption } from '@/components/pickers/picker-source';
import { useValueField, type Bound } from './use-field';

interface PickerFieldOptions {
  label: string;
  description?: string;
  required?: boolean;
  placeholder?: string;
  /** Which picker chooses the record, such as `PackageRegionPicker`. */
  picker: ComponentType<PickerProps>;
  /** The option that the record on display refers to, so that its name shows before any list is loaded. */
  selected?: PickerOption | null | undefined;
}

/** The id of another record, or null. */
export const PickerField = <Values extends object>(props: Bound<Values> & PickerFieldOptions) => {
  const { form, name, aliases, picker: Picker, ...rest } = props;
  const field = useValueField<number | null, Values>({ form, name, aliases });
  return <Picker {...rest} {...field} />;
};
