import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ListRow, RowActions } from './column';

const ActionLink = ({
  link,
  label,
  icon: Icon,
}: {
  link: LinkProps;
  label: string;
  icon: typeof IconEye;
}) => (
  <Tooltip label={label} openDelay={400}>
    <ActionIcon
      size={28}
      variant="subtle"
      color="gray"
      aria-label={label}
      renderRoot={(props) => <Link {...props} {...link} state={{ fromList: true }} />}
    >
      <Icon size={17} />
    </ActionIcon>
  </Tooltip>
);

interface RowActionsCellProps<Row extends ListRow> {
  row: Row;
  actions: RowActions<Row>;
  onDelete: (row: Row) => void;
}

/** View, edit and delete of one row. */
export const RowActionsCell = <Row extends ListRow>({ row, actions, onDelete }: RowActionsCellProps<Row>) => (
  <Group gap={2} wrap="nowrap" justify="flex-end">
    {actions.view && <ActionLink link={actions.view(row)} label="View" icon={IconEye} />}
    {actions.edit && <ActionLink link={actions.edit(row)} label="Edit" icon={IconPencil} />}
    {actions.extra?.render(row)}
    {actions.remove && (
      <Tooltip label="Delete" openDelay={400}>
        <ActionIcon
          size={28}
          variant="subtle"
          color="gray"
          aria-label="Delete"
          onClick={() => {
            onDelete(row);
          }}
        >
          <IconTrash size={17} />
        </ActionIcon>
      </Tooltip>
    )}
  </Group>
);
