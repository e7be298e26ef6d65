import type { PickerSource } from '@/components/pickers/picker-source';
import type { FilterName } from '@/lib/list-search';

interface BaseFilter<Params> {
  name: FilterName<Params>;
  /** The field's name, shown as its label and on its chip. */
  label: string;
}

/** A filter typed as text; `numeric` brings up a number keyboard and takes digits only. */
interface TextFilter<Params> extends BaseFilter<Params> {
  kind: 'text' | 'numeric';
}

/** A filter chosen from a fixed set. */
interface SelectFilter<Params> extends BaseFilter<Params> {
  kind: 'select';
  options: readonly { value: string; label: string }[];
}

/** A filter by another record, whose name its chip shows. */
interface PickerFilter<Params> extends BaseFilter<Params> {
  kind: 'picker';
  source: PickerSource;
}

/** One labelled field above a list; `Params` are the list call's generated query parameters. */
export type Filter<Params> = TextFilter<Params> | SelectFilter<Params> | PickerFilter<Params>;

/** The `status` filter of lists whose records are active or inactive. */
export const statusOptions = [
  { value: '1', label: 'Active' },
  { value: '0', label: 'Inactive' },
] as const;
