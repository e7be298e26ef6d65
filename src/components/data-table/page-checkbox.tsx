import type { ListRow } from './column';
import { RowCheckbox } from './row-checkbox';
import type { Selection } from './use-selection';

interface PageCheckboxProps<Row extends ListRow> {
  rows: readonly Row[];
  selection: Selection<Row>;
}

/** Selects all rows of a page; checked, unchecked or indeterminate. */
export const PageCheckbox = <Row extends ListRow>({ rows, selection }: PageCheckboxProps<Row>) => {
  const picked = rows.filter(selection.has).length;
  return (
    <RowCheckbox
      label={$localize`Select all rows of this page`}
      checked={rows.length > 0 && picked === rows.length}
      partly={picked > 0 && picked < rows.length}
      onChange={selection.setPage}
    />
  );
};
