import type { Address } from '@/components/address';
import type { Column, ListPageOf, ListQuery, ListRow, RowActions } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import type { Grouping } from '@/components/data-table/grouping';
import type { Filter } from './filter';
import { ListPage } from './list-page';
import type { ListState } from './use-list-search';

interface ListScreenProps<Row extends ListRow, Params extends object> {
  /** The area's name as in the menu: the heading, and in lower case what messages call the records. */
  title: string;
  /** Where a record is created; left out where the API has no way. */
  createTo?: Address;
  list: ListState<Params>;
  /** The generated list hook's result for `list.params`. */
  query: ListQuery<Row>;
  /** The generated list call, for exports. */
  fetchPage: (params: Params, options: undefined, signal: AbortSignal) => Promise<ListPageOf<Row>>;
  filters: readonly Filter<Params>[];
  /** The first column is the title, which links to the record. */
  columns: readonly Column<Row>[];
  actions: RowActions<Row>;
  /** Offers to put the rows under headings. */
  grouping?: Grouping<Row>;
}

/** A whole list screen: what most areas need. Others put `ListPage` and `DataTable` together themselves. */
export const ListScreen = <Row extends ListRow, Params extends object>(
  props: ListScreenProps<Row, Params>,
) => {
  const { title, createTo, list, query, fetchPage, filters, columns, actions, grouping } = props;
  return (
    <ListPage
      title={title}
      create={createTo && { to: createTo, label: `Create ${actions.noun}` }}
      list={list}
      filters={filters}
    >
      <DataTable
        nouns={title.charAt(0).toLowerCase() + title.slice(1)}
        list={list}
        query={query}
        fetchPage={(params, signal) => fetchPage(params, undefined, signal)}
        columns={columns}
        actions={actions}
        createTo={createTo}
        grouping={grouping}
      />
    </ListPage>
  );
};
