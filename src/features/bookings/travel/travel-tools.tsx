import { ActionIcon, Button } from '@mantine/core';
import { type Icon, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { Column } from '@/components/data-table/column';
import { useNarrow } from '@/components/hooks/use-narrow';
import { notifyError } from '@/components/notices/notices';
import { referred } from '@/components/pickers/picked-name';
import { dueOf, havePaidAmounts, nameOfBooking, statusLabel, travellerOf } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { loadChunk } from '@/lib/loading/chunk';
import { unnamedReference } from '@/lib/records/record-name';
import { plainText } from '@/lib/text/html';
import { userPicker } from '@/resources/pickers';

const columns: Column<Booking>[] = [
  { key: 'id', header: $localize`Booking` },
  { key: 'start_date', header: $localize`Start date` },
  { key: 'end_date', header: $localize`End date` },
  { key: 'service_name', header: $localize`Service name`, value: nameOfBooking },
  { key: 'room_name', header: $localize`Room name` },
  {
    key: 'user',
    header: $localize`Traveller`,
    value: (booking) => travellerOf(booking) ?? (booking.user && unnamedReference(booking.user.id)),
    refers: (booking) => (travellerOf(booking) === undefined ? referred(userPicker, booking.user) : []),
  },
  { key: 'adults', header: $localize`Adults` },
  { key: 'children', header: $localize`Children` },
  { key: 'contact_phone', header: $localize`Contact phone` },
  { key: 'contact_email', header: $localize`Contact email` },
  { key: 'total_amount', header: $localize`Total amount` },
  { key: 'paid_amount', header: $localize`Paid amount` },
  { key: 'due', header: $localize`Still to pay`, value: dueOf },
  { key: 'status', header: $localize`Status`, value: ({ status }) => statusLabel(status) },
  { key: 'note', header: $localize`Note`, value: ({ note }) => note && plainText(note) },
];

/** The columns of the file; the amount due only if the API sends paid amounts. */
const csvColumns = (bookings: readonly Booking[]): Column<Booking>[] =>
  havePaidAmounts(bookings) ? columns : columns.filter(({ key }) => key !== 'due');

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
      const { saveRows } = await loadChunk(() => import('@/components/data-table/save-rows'));
      await saveRows(fileName, csvColumns(rows), rows, { client });
    } catch {
      notifyError(
        $localize`A part of the application could not be loaded, so nothing was exported. Reload the page.`,
      );
    }
  };
  return (
    <>
      <Tool
        label={$localize`Export CSV`}
        icon={IconDownload}
        onClick={bookings && (() => void save(bookings))}
      />
      <Tool label={$localize`Print`} icon={IconPrinter} onClick={bookings && (() => print())} />
    </>
  );
};
