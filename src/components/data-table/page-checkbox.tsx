import type { ListRow } from './column';
import { RowCheckbox } from './row-checkbox';
import type { Selection } from './use-selection';

interface PageCheckboxProps<Row extends ListRow> {
  rows: readonly Row[];
  selection: Selection<Row>;
}

/** Selects all rows of a page, and shows whether all, some or none are selected. */
export const PageCheckbox = <Row extends ListRow>({ rows, selection }: PageCheckboxProps<Row>) => {
  const picked = rows.filter(selection.has).length;
  return (
    <RowCheckbox
      label="Select all rows of this page"
      checked={rows.length > 0 && picked === rows.length}
      partly={picked > 0 && picked < rows.length}
      onChange={selection.setPage}
    />
  );
};
