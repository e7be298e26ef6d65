import type { ReactNode } from 'react';
import { ScreenLink } from '@/components/links/screen-link';
import type { ListRow, RowActions } from './column';
import classes from './data-table.module.css';

interface TitleLinkProps<Row extends ListRow> {
  row: Row;
  actions: RowActions<Row>;
  children: ReactNode;
}

/** A row's title as a link to its view, or to its form if it has no view. */
export const TitleLink = <Row extends ListRow>({ row, actions, children }: TitleLinkProps<Row>) => {
  const link = actions.view ?? actions.edit;
  if (!link) return children;
  return (
    <ScreenLink {...link(row)} className={classes.title} data-shortcut="open">
      {children}
    </ScreenLink>
  );
};
