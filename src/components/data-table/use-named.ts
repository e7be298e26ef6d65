import { useMemo } from 'react';
import { firstNonBlank, unnamed } from '@/lib/records/record-name';
import type { ListRow, RowActions } from './column';

/** The actions, with a fallback name for rows that the API left unnamed, and the plural noun. */
export const useNamed = <Row extends ListRow>(actions: RowActions<Row>, nouns: string): RowActions<Row> =>
  useMemo(() => {
    const name = (row: Row) => firstNonBlank(actions.name(row)) ?? unnamed(actions.noun, row.id);
    return { ...actions, nouns, name };
  }, [actions, nouns]);
