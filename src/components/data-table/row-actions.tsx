import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './data-table.module.css';
import type { ListRow, RowActions } from './column';

interface ActionLinkProps {
  link: LinkProps;
  label: string;
  icon: typeof IconEye;
}

// Plain elements: a list mounts thirty of these at once, and must be there within a blink.
const ActionLink = ({ link, label, icon: Icon }: ActionLinkProps) => (
  <Link {...link} state={{ fromList: true }} aria-label={label} title={label} className={classes.action}>
    <Icon size={17} aria-hidden />
  </Link>
);

interface RowActionsCellProps<Row extends ListRow> {
  row: Row;
  actions: RowActions<Row>;
  onDelete: (row: Row) => void;
}

/** View, edit and delete of one row. */
export const RowActionsCell = <Row extends ListRow>({ row, actions, onDelete }: RowActionsCellProps<Row>) => (
  <div className={classes.actions}>
    {actions.view && <ActionLink link={actions.view(row)} label="View" icon={IconEye} />}
    {actions.edit && <ActionLink link={actions.edit(row)} label="Edit" icon={IconPencil} />}
    {actions.extra?.render(row)}
    {actions.remove && (
      <button
        type="button"
        aria-label="Delete"
        title="Delete"
        className={classes.action}
        onClick={() => {
          onDelete(row);
        }}
      >
        <IconTrash size={17} aria-hidden />
      </button>
    )}
  </div>
);
