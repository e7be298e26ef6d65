import { Button, FileButton } from '@mantine/core';
import { IconDownload, IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { FileFormat } from '@/components/data-table/file-format';
import { useToday } from '@/components/hooks/use-today';
import { notifyError, notifySuccess } from '@/components/notices/notices';
import { LazyMenu } from '@/components/overlays/lazy-menu';
import type { NepalTable } from '@/lib/storage/nepal-changes';
import type { ChangedRow } from '@/lib/storage/table-changes';
import { plural } from '@/lib/text/plural';
import { changeRows } from './rows';
import { readTable, saveTable } from './table-file';
import { dataTables } from './tables';

interface FileButtonsProps {
  table: NepalTable;
  rows: readonly ChangedRow[];
}

/** Exports a table as it is in this browser, and imports one that was edited in a spreadsheet. */
export const FileButtons = ({ table, rows }: FileButtonsProps) => {
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
