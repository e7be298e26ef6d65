import { AsyncPicker } from '@/components/pickers/async-picker';
import { PickedName } from '@/components/pickers/picked-name';
import type { PickerOption, PickerSource } from '@/components/pickers/picker-source';
import { type Bound, useValueField } from './use-field';

interface PickerFieldOptions {
  label: string;
  description?: string;
  required?: boolean;
  placeholder?: string;
  /** Where the choices come from: one of `pickers/sources`. */
  source: PickerSource;
  /** The option that the record on display refers to, so that its name shows before any list is loaded. */
  selected?: PickerOption | null | undefined;
}

/** The id of another record, or null. */
export const PickerField = <Values extends object>(props: Bound<Values> & PickerFieldOptions) => {
  const { form, name, aliases = aliasesOf(props.name), source, ...rest } = props;
  const show = (id: number | null) => id !== null && <PickedName source={source} to={{ id }} />;
  const field = useValueField<number | null, Values>({ form, name, aliases, label: rest.label, show });
  return <AsyncPicker {...rest} {...field} source={source} />;
};

/** A server may speak of `region_id` as `region`, and of `package_type` as `package_type_id`. */
const aliasesOf = (name: string) => [name.endsWith('_id') ? name.slice(0, -3) : `${name}_id`];
