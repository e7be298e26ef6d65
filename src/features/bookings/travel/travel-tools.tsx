import { ActionIcon, Button } from '@mantine/core';
import { type Icon, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNarrow } from '@/components/hooks/use-narrow';
import { notifyError } from '@/components/notices/notices';
import type { Booking } from '@/generated/model';
import { loadChunk } from '@/lib/loading/chunk';
import { csvColumns } from './travel-csv';

interface TravelToolsProps {
  /** The file name without extension. */
  fileName: string;
  /** Undefined while loading: the tools already take their place, so that the filters do not move. */
  bookings: readonly Booking[] | undefined;
}

interface ToolProps {
  label: string;
  icon: Icon;
  onClick: (() => void) | undefined;
}

const Tool = ({ label, icon: ToolIcon, onClick }: ToolProps) =>
  useNarrow() ? (
    <ActionIcon variant="default" size={40} aria-label={label} disabled={!onClick} onClick={onClick}>
      <ToolIcon size={18} aria-hidden />
    </ActionIcon>
  ) : (
    <Button
      variant="default"
      size="xs"
      h={32}
      disabled={!onClick}
      leftSection={<ToolIcon size={16} aria-hidden />}
      onClick={onClick}
    >
      {label}
    </Button>
  );

/** Prints the displayed bookings, or exports them as CSV. */
export const TravelTools = ({ fileName, bookings }: TravelToolsProps) => {
  const client = useQueryClient();
  const save = async (rows: readonly Booking[]) => {
    try {
      const { saveCsv } = await loadChunk(() => import('@/components/data-table/save-csv'));
      await saveCsv(fileName, csvColumns(rows), rows, client);
    } catch {
      notifyError('A part of the application could not be loaded, so nothing was exported. Reload the page.');
    }
  };
  return (
    <>
      <Tool label="Export CSV" icon={IconDownload} onClick={bookings && (() => void save(bookings))} />
      <Tool label="Print" icon={IconPrinter} onClick={bookings && (() => print())} />
    </>
  );
};
