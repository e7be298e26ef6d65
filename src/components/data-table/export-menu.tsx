import { useEffect, useId, useState } from 'react';
import { ActionIcon, Text } from '@mantine/core';
import { IconDownload, IconPlayerStop } from '@tabler/icons-react';
import { CancelledError, useMutation, useQueryClient } from '@tanstack/react-query';
import { retryDelay, retryRead } from '@/api/errors/retry';
import { notifyError, notifySuccess } from '@/components/notices/notices';
import { LazyMenu } from '@/components/overlays/lazy-menu';
import { formatCount } from '@/lib/formats/formats';
import { loadChunk } from '@/lib/loading/chunk';
import { plural } from '@/lib/text/plural';
import type { Column, ListRow, PageOptions } from './column';
import classes from './data-table.module.css';
import { fileFormat, parseFileFormat, useFileFormat } from './file-format';

/**
 * Fetches all matching rows page by page, each with the retries of a read, until it is stopped or the list unmounts.
 * Nothing stays in the cache. `onEnd` also receives what is missing, as sentences.
 */
const useExport = <Row extends ListRow>(
  onEnd: (rows: readonly Row[], missing: string | undefined) => Promise<void>,
) => {
  const client = useQueryClient();
  const id = useId();
  const [progress, setProgress] = useState<string>();
  useEffect(() => () => void client.cancelQueries({ queryKey: ['export', id] }), [client, id]);

  const { mutate, isPending } = useMutation({
    meta: { invalidates: false },
    mutationFn: async (page: PageOptions<number, Row>) => {
      const { missingFrom, readPages } = await loadChunk(() => import('@/lib/lists/all-pages'));
      const read = await readPages<Row>(
        (number) =>
          client.query({
            ...page(number),
            queryKey: ['export', id, number],
            retry: retryRead,
            retryDelay,
            staleTime: 0,
            gcTime: 0,
          }),
        {
          onPage: (number, last) =>
            setProgress(
              last === undefined
                ? $localize`Page ${formatCount(number)}:number:`
                : $localize`Page ${formatCount(number)}:number: of ${formatCount(last)}:last:`,
            ),
        },
      ).catch((error: unknown) => {
        if (!(error instanceof CancelledError)) throw error;
      });
      if (read) await onEnd(read.rows, missingFrom(read));
    },
    onSettled: () => setProgress(undefined),
  });

  return {
    /** Takes the query options of page `number` under the current filters. */
    start: mutate,
    stop: () => void client.cancelQueries({ queryKey: ['export', id] }),
    isRunning: isPending,
    progress,
  };
};

interface ExportMenuProps<Row extends ListRow> {
  /** The file name without its extension. */
  fileName: string;
  /** The visible columns in order. */
  columns: readonly Column<Row>[];
  pageRows: readonly Row[];
  selectedRows: readonly Row[];
  /** The query options of page `page` under the current filters; undefined if `rows` are all there are. */
  page: PageOptions<number, Row> | undefined;
}

/** Exports this page, the selection, or all matching rows, as CSV or for Excel. */
export const ExportMenu = <Row extends ListRow>(props: ExportMenuProps<Row>) => {
  const { fileName, columns, pageRows, selectedRows, page } = props;
  const client = useQueryClient();
  const format = useFileFormat();
  const save = async (rows: readonly Row[], missing?: string) => {
    try {
      const { saveRows } = await loadChunk(() => import('./save-rows'));
      const problem = await saveRows(fileName, columns, rows, { client, format });
      if (problem !== undefined) {
        notifyError(problem);
        return;
      }
      const saved = plural(rows.length, {
        one: $localize`# row was exported.`,
        other: $localize`# rows were exported.`,
      });
      if (missing !== undefined) notifySuccess(saved, { warning: missing });
    } catch {
      notifyError(
        $localize`A part of the application could not be loaded, so nothing was exported. Reload the page.`,
      );
    }
  };
  const everything = useExport(save);

  if (everything.isRunning) {
    return (
      <div className={classes.export}>
        <Text size="sm" role="status" className={classes.exported}>
          {everything.progress ?? $localize`Exporting`}
        </Text>
        <ActionIcon
          size={32}
          aria-label={$localize`Stop export`}
          data-hint={$localize`Stop export`}
          onClick={everything.stop}
        >
          <IconPlayerStop size={18} />
        </ActionIcon>
      </div>
    );
  }
  return (
    <LazyMenu
      items={(Menu) => (
        <>
          <Menu.Label>{$localize`With the columns shown, and the ID`}</Menu.Label>
          <Menu.RadioGroup value={format} onChange={(chosen) => fileFormat.set(parseFileFormat(chosen))}>
            <Menu.RadioItem value="csv">{$localize`CSV`}</Menu.RadioItem>
            <Menu.RadioItem value="xlsx">{$localize`Excel`}</Menu.RadioItem>
          </Menu.RadioGroup>
          <Menu.Divider />
          <Menu.Item onClick={() => void save(pageRows)}>
            {page ? $localize`This page` : $localize`All of them`}
          </Menu.Item>
          <Menu.Item disabled={selectedRows.length === 0} onClick={() => void save(selectedRows)}>
            {$localize`The selection`}
          </Menu.Item>
          {page && (
            <Menu.Item onClick={() => everything.start(page)}>{$localize`Everything that matches`}</Menu.Item>
          )}
        </>
      )}
    >
      {(props) => (
        <ActionIcon {...props} size={32} aria-label={$localize`Export`} data-hint={$localize`Export`}>
          <IconDownload size={18} />
        </ActionIcon>
      )}
    </LazyMenu>
  );
};
