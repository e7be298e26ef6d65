import { useMemo } from 'react';
import { numberName } from '@/lib/record-name';
import type { ListRow, RowActions } from './column';

/** The actions with a name for every row: one that the API left blank is called by its number. */
export const useNamed = <Row extends ListRow>(actions: RowActions<Row>): RowActions<Row> =>
  useMemo(() => {
    const name = (row: Row) => {
      const given = actions.name(row) as string | null | undefined;
      return given?.trim() ? given : numberName(row.id);
    };
    return { ...actions, name };
  }, [actions]);
