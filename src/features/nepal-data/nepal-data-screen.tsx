import { useDeferredValue, useState } from 'react';
import { Button, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconPlus, IconSearchOff } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useToday } from '@/components/hooks/use-today';
import { WithHelp } from '@/components/links/help-link';
import { LinkButton } from '@/components/links/link-button';
import { useScreenTitle } from '@/components/screen/screen-title';
import { SegmentLinks } from '@/components/screen/segments';
import { StatePanel } from '@/components/screen/state-panel';
import { formatCount } from '@/lib/formats/formats';
import type { Cells } from '@/lib/storage/table-changes';
import { counted } from '@/lib/text/plural';
import { FileButtons } from './file-buttons';
import { type NepalDataSearch, validateNepalData } from './nepal-data-search';
import { RowDialog } from './row-dialog';
import { changeOf, changeRows, filteredRows, isOld, newId, useRows } from './rows';
import { RowsTable } from './rows-table';
import { dataTables, nepalTables } from './tables';

const TITLE = $localize`Nepal data`;

const showLabels = {
  changed: $localize`Changed here`,
  hidden: $localize`Hidden`,
  check: $localize`To be checked`,
};

/** Places, feasts, seasons and permits with their sources, which an administrator changes for this browser. */
export const NepalDataScreen = () => {
  const search = validateNepalData(useSearch({ strict: false }));
  const { edit, show } = search;
  // In the address a moment after it is typed.
  const [text, setText] = useState(search.text ?? '');
  const table = nepalTables.find((one) => one === search.table) ?? 'places';
  const navigate = useNavigate();
  const today = useToday();
  const rows = useRows(table);
  const definition = dataTables[table];
  const filtered = filteredRows(rows, { text: useDeferredValue(text), show }, today);
  const old = rows.filter((row) => !row.hidden && isOld(row, today)).length;
  const edited = rows.find(({ id }) => id === edit);
  useScreenTitle({ title: TITLE });

  const go = (next: NepalDataSearch) =>
    void navigate({
      to: '/nepal-data',
      search: validateNepalData({ ...next }),
      replace: true,
      resetScroll: false,
    });
  const find = (next: string) => {
    setText(next);
    go({ ...search, text: next });
  };
  const clear = () => {
    setText('');
    go({ table });
  };
  const close = () => go({ ...search, edit: undefined });
  const save = (cells: Cells) => {
    const id = edited?.id ?? newId();
    const isSame = edited && Object.entries(cells).every(([key, text]) => text === (edited.cells[key] ?? ''));
    // What is edited is known as of today, unless another day was chosen.
    const dated = edited && !isSame && cells.asOf === edited.cells.asOf ? { ...cells, asOf: today } : cells;
    if (!isSame)
      changeRows(
        table,
        { [id]: changeOf(edited ?? { given: undefined, hidden: false }, dated) },
        $localize`“${cells.name}:name:” was saved.`,
      );
    close();
  };

  return (
    <Stack gap="md">
      <Group justify="space-between" data-screen-head>
        <WithHelp about="Change what is known of Nepal">
          <Title order={1} size="h2">
            {TITLE}
          </Title>
        </WithHelp>
        <LinkButton
          to="/nepal-data"
          search={{ ...search, edit: 'new' }}
          replace
          resetScroll={false}
          leftSection={<IconPlus size={16} />}
        >
          {$localize`Add a ${definition.nouns.one}:noun:`}
        </LinkButton>
      </Group>
      <Group justify="space-between" gap="xs">
        <SegmentLinks
          links={nepalTables.map((one) => ({
            label: dataTables[one].label,
            link: { to: '/nepal-data', search: validateNepalData({ table: one, text }) },
            current: one === table,
          }))}
        />
        <Group gap="xs">
          <FileButtons table={table} rows={rows} />
        </Group>
      </Group>
      <Text size="sm" c="dimmed" maw="48rem">
        {$localize`${definition.about}:about: Changes are kept for your account in this browser, and exported with the settings.`}
      </Text>
      <Group gap="sm" align="flex-end">
        <TextInput
          type="search"
          label={$localize`Find`}
          w={{ base: '100%', md: 240 }}
          dir="auto"
          value={text}
          onChange={({ currentTarget }) => find(currentTarget.value)}
        />
        <Select
          label={$localize`Show`}
          w={180}
          placeholder={$localize`All rows`}
          clearable
          data={Object.entries(showLabels).map(([value, label]) => ({ value, label }))}
          value={show ?? null}
          onChange={(value) => go({ ...search, show: value ?? undefined })}
        />
        <Text size="sm" c="dimmed" role="status" pb={8}>
          {counted(filtered.length, definition.nouns.one, definition.nouns.other)}
          {old > 0 && $localize`, ${formatCount(old)}:old: to be checked`}
        </Text>
      </Group>
      {filtered.length === 0 ? (
        <StatePanel
          icon={<IconSearchOff size={22} />}
          title={$localize`No ${definition.nouns.one}:noun: matches`}
          action={
            <Button variant="default" onClick={clear}>
              {$localize`Clear filters`}
            </Button>
          }
        />
      ) : (
        <RowsTable key={JSON.stringify([table, text, show])} table={table} rows={filtered} search={search} />
      )}
      {edit !== undefined && (edit === 'new' || edited) && (
        <RowDialog
          key={`${table} ${edit}`}
          table={definition}
          row={edited}
          others={rows.filter((row) => row !== edited)}
          onSave={save}
          onClose={close}
        />
      )}
    </Stack>
  );
};
