import { AsyncPicker } from '@/components/pickers/async-picker';
import { PickedName } from '@/components/pickers/picked-name';
import { type OptionRow, type PickerSource, toOption } from '@/components/pickers/picker-source';
import { type Bound, unbound, useValueField } from './use-field';

interface PickerFieldOptions {
  label: string;
  description?: string;
  required?: boolean;
  placeholder?: string;
  /** Where the choices come from: one of `pickers/sources`. */
  source: PickerSource;
  /** What the record on display refers to, so that its name shows before any list is loaded. */
  selected?: OptionRow | null | undefined;
}

/** The id of another record, or null. */
export const PickerField = <Values extends object>(props: Bound<Values> & PickerFieldOptions) => {
  const { source, selected } = props;
  const show = (id: number | null) => id !== null && <PickedName source={source} to={{ id }} />;
  const field = useValueField<number | null, Values>({ ...props, show });
  return <AsyncPicker {...unbound(props)} {...field} selected={selected ? toOption(selected) : null} />;
};
