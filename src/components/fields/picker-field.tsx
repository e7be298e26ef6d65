import { AsyncPicker } from '@/components/pickers/async-picker';
import { PickedName } from '@/components/pickers/picked-name';
import { type OptionRow, type PickerSource, toOption } from '@/components/pickers/picker-source';
import { type Bound, type Labelled, unbound, useValueField } from './use-field';

interface PickerFieldOptions extends Labelled {
  description?: string;
  placeholder?: string;
  /** The options' source: one of `resources/pickers`. */
  source: PickerSource;
  /** The record referenced so far, so that its name shows before a list is loaded. */
  selected?: OptionRow | null | undefined;
}

/** The id of another record, or null. */
export const PickerField = <Values extends object>(props: Bound<Values> & PickerFieldOptions) => {
  const { source, selected } = props;
  const show = (id: number | null) => id !== null && <PickedName source={source} to={{ id }} />;
  const field = useValueField<number | null, Values>({ ...props, show });
  return <AsyncPicker {...unbound(props)} {...field} selected={selected ? toOption(selected) : null} />;
};
