import { AsyncMultiPicker } from '@/components/pickers/async-multi-picker';
import { PickedName } from '@/components/pickers/picked-name';
import { type OptionRow, type PickerSource, toOptions } from '@/components/pickers/picker-source';
import { type Bound, unbound, useValueField } from './use-field';

/** What a field over the ids of other records takes. */
export interface IdsFieldOptions {
  label: string;
  description?: string;
  /** Where the choices come from: one of `pickers/sources`. */
  source: PickerSource;
  /** What the record on display refers to, so that their names show before any list is loaded. */
  selected?: readonly OptionRow[] | undefined;
}

/** The ids at a name of a form, shown by the names of their records; and the options of those that are known. */
export const useIdsField = <Values extends object>(props: Bound<Values> & IdsFieldOptions) => {
  const { source, selected = [] } = props;
  const show = (ids: readonly number[]) =>
    ids.map((id) => (
      <div key={id}>
        <PickedName source={source} to={{ id }} />
      </div>
    ));
  const field = useValueField<number[], Values>({ ...props, show });
  return { ...field, selected: toOptions(selected) };
};

/** The ids of other records, in the order in which they were chosen. */
export const MultiPickerField = <Values extends object>(props: Bound<Values> & IdsFieldOptions) => (
  <AsyncMultiPicker {...unbound(props)} {...useIdsField(props)} />
);
