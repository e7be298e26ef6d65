import { useDeferredValue, useState } from 'react';
import { Button, FileButton, Group, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconDownload, IconPlus, IconSearchOff, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FileFormat } from '@/components/data-table/file-format';
import { useToday } from '@/components/hooks/use-today';
import { WithHelp } from '@/components/links/help-link';
import { LinkButton } from '@/components/links/link-button';
import { notifyError, notifySuccess } from '@/components/notices/notices';
import { LazyMenu } from '@/components/overlays/lazy-menu';
import { useScreenTitle } from '@/components/screen/screen-title';
import { SegmentLinks } from '@/components/screen/segment-links';
import { StatePanel } from '@/components/screen/state-panel';
import { formatCount } from '@/lib/formats/formats';
import type { NepalTable } from '@/lib/storage/nepal-changes';
import type { Cells, ChangedRow } from '@/lib/storage/table-changes';
import { counted, plural } from '@/lib/text/plural';
import { type NepalDataSearch, validateNepalData } from './nepal-data-search';
import { RowDialog } from './row-dialog';
import { changeOf, changeRows, filteredRows, isOld, newId, useRows } from './rows';
import { RowsTable } from './rows-table';
import { readTable, saveTable } from './table-file';
import { dataTables, nepalTables } from './tables';

interface FileButtonsProps {
  table: NepalTable;
  rows: readonly ChangedRow[];
}

/** Exports a table as it is in this browser, and imports one that was edited in a spreadsheet. */
const FileButtons = ({ table, rows }: FileButtonsProps) => {
  const client = useQueryClient();
  const today = useToday();
  const definition = dataTables[table];
  const save = async (format: FileFormat) => {
    const problem = await saveTable(`nepal-${table}`, definition, rows, { client, format }).catch(
      () =>
        $localize`A part of the application could not be loaded, so nothing was exported. Reload the page.`,
    );
    if (problem !== undefined) notifyError(problem);
  };
  const read = async (file: File | null) => {
    if (!file) return;
    const reading = await readTable(file, definition, rows, today);
    if ('problem' in reading) {
      notifyError($localize`Nothing was imported. ${reading.problem}:problem:`, { id: 'nepal-data' });
      return;
    }
    if (reading.count === 0) {
      notifySuccess($localize`The file has nothing that is not here already.`);
      return;
    }
    changeRows(
      table,
      reading.updates,
      plural(reading.count, { one: $localize`# row was imported.`, other: $localize`# rows were imported.` }),
    );
  };
  return (
    <>
      <FileButton
        accept=".csv,.xlsx"
        onChange={(file) => void read(file)}
        // A browser fires no event when the same file is selected again after a correction.
        inputProps={{ onClick: ({ currentTarget }) => (currentTarget.value = '') }}
      >
        {(props) => (
          <Button {...props} size="xs" variant="default" leftSection={<IconUpload size={14} />}>
            {$localize`Import`}
          </Button>
        )}
      </FileButton>
      <LazyMenu
        items={(Menu) => (
          <>
            <Menu.Item onClick={() => void save('csv')}>{$localize`CSV`}</Menu.Item>
            <Menu.Item onClick={() => void save('xlsx')}>{$localize`Excel`}</Menu.Item>
          </>
        )}
      >
        {(props) => (
          <Button {...props} size="xs" variant="default" leftSection={<IconDownload size={14} />}>
            {$localize`Export`}
          </Button>
        )}
      </LazyMenu>
    </>
  );
};

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
          <Title order={1}>{TITLE}</Title>
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
      <Text size="sm" c="dimmed" maw="var(--width-text)">
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
