import { AsyncMultiPicker } from '@/components/pickers/async-multi-picker';
import { PickedName } from '@/components/pickers/picked-name';
import { type OptionRow, type PickerSource, toOptions } from '@/components/pickers/picker-source';
import { type Bound, type Labelled, unbound, useValueField } from './use-field';

/** The props of a field for ids of other records. */
export interface IdsFieldOptions extends Pick<Labelled, 'label'> {
  description?: string;
  /** The options' source: one of `resources/pickers`. */
  source: PickerSource;
  /** The records referenced so far, so that their names show before a list is loaded. */
  selected?: readonly OptionRow[] | undefined;
}

/** The ids in a form value, and the options whose names are known. */
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

/** The ids of other records, in the order of selection. */
export const MultiPickerField = <Values extends object>(props: Bound<Values> & IdsFieldOptions) => (
  <AsyncMultiPicker {...unbound(props)} {...useIdsField(props)} />
);
