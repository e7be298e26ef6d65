import { ActionIcon, Group } from '@mantine/core';
import { IconArrowBackUp, IconCalendarCheck, IconEye, IconEyeOff, IconPencil } from '@tabler/icons-react';
import { useToday } from '@/components/hooks/use-today';
import { LinkIcon } from '@/components/links/link-button';
import type { NepalTable } from '@/lib/storage/nepal-changes';
import type { ChangedRow } from '@/lib/storage/table-changes';
import type { NepalDataSearch } from './nepal-data-search';
import { changeOf, changeRows } from './rows';

interface RowActionsProps {
  table: NepalTable;
  row: ChangedRow;
  /** Of the screen, which stays when a row is edited. */
  search: NepalDataSearch;
}

/** What can be done to a row; each is undone by its notice. */
export const RowActions = ({ table, row, search }: RowActionsProps) => {
  const today = useToday();
  const { id, cells, hidden, changed, given } = row;
  const { name = '' } = cells;
  const confirm = () =>
    changeRows(
      table,
      { [id]: changeOf(row, { ...cells, asOf: today }) },
      $localize`“${name}:name:” is as of today.`,
    );
  const hide = () =>
    changeRows(
      table,
      { [id]: changeOf({ given, hidden: !hidden }, cells) },
      hidden
        ? $localize`“${name}:name:” is used again.`
        : $localize`“${name}:name:” is hidden: nothing uses it.`,
    );
  const takeBack = () =>
    changeRows(
      table,
      { [id]: undefined },
      given ? $localize`“${name}:name:” is as it was.` : $localize`“${name}:name:” was removed.`,
    );
  return (
    <Group gap={2} wrap="nowrap">
      {cells.asOf !== today && !hidden && (
        <ActionIcon
          variant="subtle"
          aria-label={$localize`Confirm ${name}:name: as of today`}
          data-hint={$localize`Confirm as of today`}
          onClick={confirm}
        >
          <IconCalendarCheck size={16} aria-hidden />
        </ActionIcon>
      )}
      <LinkIcon
        to="/nepal-data"
        search={{ ...search, edit: id }}
        replace
        resetScroll={false}
        variant="subtle"
        aria-label={$localize`Edit ${name}:name:`}
        data-hint={$localize`Edit`}
      >
        <IconPencil size={16} aria-hidden />
      </LinkIcon>
      {changed && (
        <ActionIcon
          variant="subtle"
          aria-label={given ? $localize`Take back changes of ${name}:name:` : $localize`Remove ${name}:name:`}
          data-hint={given ? $localize`Take back` : $localize`Remove`}
          onClick={takeBack}
        >
          <IconArrowBackUp size={16} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        aria-label={hidden ? $localize`Use ${name}:name: again` : $localize`Hide ${name}:name:`}
        data-hint={hidden ? $localize`Use again` : $localize`Hide`}
        onClick={hide}
      >
        {hidden ? <IconEye size={16} aria-hidden /> : <IconEyeOff size={16} aria-hidden />}
      </ActionIcon>
    </Group>
  );
};
