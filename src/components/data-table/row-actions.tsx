import { type Icon, IconDots, IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { type LinkProps } from '@tanstack/react-router';
import { RowButton, RowButtonLink } from '@/components/links/row-button';
import { RecordMenu } from '@/components/records/record-menu';
import type { ListRow, RowActions } from './column';
import classes from './data-table.module.css';

interface ActionLinkProps {
  link: LinkProps;
  label: string;
  shortcut?: string;
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
  /** Collapses all actions into one menu. */
  folded?: boolean;
}

/** The actions of one row: view, edit and delete; delete is in the menu if there are more. */
export const RowActionsCell = <Row extends ListRow>(props: RowActionsCellProps<Row>) => {
  const { row, actions, onDelete, folded = false } = props;
  const { view, edit, extra, menu, remove, name } = actions;
  const deleteRow = remove && (() => onDelete(row));
  const links = [
    ...(view ? [{ label: $localize`View`, icon: IconEye, link: view(row) }] : []),
    ...(edit ? [{ label: $localize`Edit`, icon: IconPencil, link: edit(row), shortcut: 'e' }] : []),
  ];
  const inMenu = folded || menu !== undefined;
  const items = [...(folded ? links : []), ...(menu?.(row) ?? [])];
  return (
    <div className={classes.actions}>
      {!folded && links.map((link) => <ActionLink key={link.label} {...link} />)}
      {extra?.(row)}
      {inMenu && (items.length > 0 || deleteRow) && (
        <RecordMenu items={items} onDelete={deleteRow}>
          {(props) => (
            <RowButton {...props} aria-label={$localize`More for ${name(row)}:name:`}>
              <IconDots size={17} aria-hidden />
            </RowButton>
          )}
        </RecordMenu>
      )}
      {!inMenu && deleteRow && (
        <RowButton aria-label={$localize`Delete`} title={$localize`Delete`} onClick={deleteRow}>
          <IconTrash size={17} aria-hidden />
        </RowButton>
      )}
    </div>
  );
};
