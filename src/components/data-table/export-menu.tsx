import { useEffect, useRef, useState } from 'react';
import { Button, Group, Menu, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { toCsv } from '@/lib/csv';
import { download } from '@/lib/download';
import type { Column, ListPageOf, ListRow } from './column';

interface ExportMenuProps<Row extends ListRow> {
  /** The file's name without its ending. */
  fileName: string;
  /** The columns as they stand: visible ones, in their order. */
  columns: readonly Column<Row>[];
  pageRows: readonly Row[];
  selectedRows: readonly Row[];
  /** Fetches page `page` of everything that matches the filters. */
  fetchPage: (page: number, signal: AbortSignal) => Promise<ListPageOf<Row>>;
}

/**
 * Exports this page, the selection, or everything that matches, which is fetched page by page, until it is
 * stopped or the list is left.
 */
export const ExportMenu = <Row extends ListRow>(props: ExportMenuProps<Row>) => {
  const { fileName, columns, pageRows, selectedRows, fetchPage } = props;
  const [progress, setProgress] = useState<string>();
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const save = (rows: readonly Row[]) => {
    const header = columns.map((column) => column.header);
    const cells = rows.map((row) => columns.map((column) => column.value(row)));
    download(`${fileName}.csv`, toCsv(header, cells));
  };
  const everything = useMutation({
    mutationFn: async ({ signal }: AbortController) => {
      const rows: Row[] = [];
      let last = 1;
      for (let page = 1; page <= last; page += 1) {
        const { data, meta } = await fetchPage(page, signal);
        if (signal.aborted) return;
        rows.push(...data);
        last = meta.last_page;
        setProgress(`Page ${String(page)} of ${String(last)}`);
      }
      save(rows);
    },
    meta: { invalidates: false },
    onSettled: () => {
      setProgress(undefined);
    },
  });

  if (everything.isPending) {
    return (
      <Group gap="xs" role="status">
        <Text size="sm">{progress ?? 'Exporting'}</Text>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            abort.current?.abort();
          }}
        >
          Stop export
        </Button>
      </Group>
    );
  }
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button size="compact-sm" variant="subtle" color="gray" leftSection={<IconDownload size={16} />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>CSV with the columns shown</Menu.Label>
        <Menu.Item
          onClick={() => {
            save(pageRows);
          }}
        >
          This page
        </Menu.Item>
        <Menu.Item
          disabled={selectedRows.length === 0}
          onClick={() => {
            save(selectedRows);
          }}
        >
          The selection
        </Menu.Item>
        <Menu.Item
          onClick={() => {
            abort.current = new AbortController();
            everything.mutate(abort.current);
          }}
        >
          Everything that matches
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
};
