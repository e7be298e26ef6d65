import { AsyncMultiPicker } from '@/components/pickers/async-multi-picker';
import { PickedName } from '@/components/pickers/picked-name';
import type { PickerOption, PickerSource } from '@/components/pickers/picker-source';
import { type Bound, useValueField } from './use-field';

/** What a field over the ids of other records takes. */
export interface IdsFieldOptions {
  label: string;
  description?: string;
  required?: boolean;
  placeholder?: string;
  /** Where the choices come from: one of `pickers/sources`. */
  source: PickerSource;
  /** The options that the record on display refers to, so that their names show before any list is loaded. */
  selected?: readonly PickerOption[];
}

/** The ids at a name of a form, shown by the names of their records. */
export const useIdsField = <Values extends object>(props: Bound<Values> & IdsFieldOptions) => {
  const { form, name, aliases, label, source } = props;
  const show = (ids: readonly number[]) =>
    ids.map((id) => (
      <div key={id}>
        <PickedName source={source} to={{ id }} />
      </div>
    ));
  return useValueField<number[], Values>({ form, name, aliases, label, show });
};

/** The ids of other records, in the order in which they were chosen. */
export const MultiPickerField = <Values extends object>(props: Bound<Values> & IdsFieldOptions) => {
  const { form: _form, name: _name, aliases: _aliases, ...rest } = props;
  return <AsyncMultiPicker {...rest} {...useIdsField(props)} />;
};
