import { type Icon, IconPencil, IconTrash } from '@tabler/icons-react';
import { type LinkProps } from '@tanstack/react-router';
import { RowButton, RowButtonLink } from '@/components/row-button';
import type { ListRow, MenuItem, RowActions } from './column';
import classes from './data-table.module.css';
import { RowMenu } from './row-menu';

interface ActionLinkProps {
  link: LinkProps;
  label: string;
  /** The key that presses it. */
  shortcut: string;
  icon: Icon;
}

const ActionLink = ({ link, label, shortcut, icon: ActionIcon }: ActionLinkProps) => (
  <RowButtonLink {...link} aria-label={label} title={label} data-shortcut={shortcut}>
    <ActionIcon size={17} aria-hidden />
  </RowButtonLink>
);

interface RowActionsCellProps<Row extends ListRow> {
  row: Row;
  actions: RowActions<Row>;
  onDelete: (row: Row) => void;
  /** All of it behind one button. */
  folded?: boolean;
}

/** What can be done with one row: its title opens it, the rest of more than two actions is in a menu. */
export const RowActionsCell = <Row extends ListRow>(props: RowActionsCellProps<Row>) => {
  const { row, actions, onDelete, folded = false } = props;
  const { edit, extra, menu, remove, name } = actions;
  const deleteRow = remove && (() => onDelete(row));
  const editing: MenuItem[] = folded && edit ? [{ label: 'Edit', icon: IconPencil, link: edit(row) }] : [];
  const inMenu = folded || menu !== undefined;
  return (
    <div className={classes.actions}>
      {!folded && edit && <ActionLink link={edit(row)} label="Edit" shortcut="e" icon={IconPencil} />}
      {extra?.(row)}
      {inMenu && (
        <RowMenu name={name(row)} items={[...editing, ...(menu?.(row) ?? [])]} onDelete={deleteRow} />
      )}
      {!inMenu && deleteRow && (
        <RowButton aria-label="Delete" title="Delete" onClick={deleteRow}>
          <IconTrash size={17} aria-hidden />
        </RowButton>
      )}
    </div>
  );
};
