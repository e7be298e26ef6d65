import { useMemo, useState } from 'react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy } from '@tabler/icons-react';
import { numericStatus } from '@/components/data-table/active-status';
import { type Column, type ListRow, type RowActions, valueOf } from '@/components/data-table/column';
import { EmptyList } from '@/components/data-table/empty-list';
import { RowsTable } from '@/components/data-table/rows-table';
import { DetailSection } from '@/components/detail-page/detail-section';
import { useNarrowElement } from '@/components/hooks/use-narrow';
import { ScreenButton } from '@/components/links/link-button';
import type { Stay } from '@/domain/listings/stay';
import type { RoomsOf } from '@/features/stays/stay-kind';
import type { Room } from '@/generated/model';
import type { StayLinks } from '@/resources/stay-links';
import { PriceDialog } from './price-dialog';
import { roomColumns } from './room-columns';
import classes from './rooms.module.css';

interface ChildTableProps<Child extends ListRow> {
  /** The plural noun in lower case: for messages, preferences and export files. */
  nouns: string;
  /** All of them, as received with their parent. */
  rows: readonly Child[];
  /** As in a list: the first column is the title. */
  columns: readonly Column<Child>[];
  actions: RowActions<Child>;
}

const collator = new Intl.Collator(undefined, { numeric: true });

/** Sorts texts naturally and numbers by size, missing values last in both directions. */
const inOrder = <Row,>(rows: readonly Row[], column: Column<Row>, descending: boolean) =>
  rows.toSorted((one, other) => {
    const [a, b] = [valueOf(column, one), valueOf(column, other)];
    if (a === b) return 0;
    if (a === null || a === undefined || a === '') return 1;
    if (b === null || b === undefined || b === '') return -1;
    return collator.compare(String(a), String(b)) * (descending ? -1 : 1);
  });

/** The children of a record as a table, sorted in place, without the URL; as cards beside a side column. */
export const ChildTable = <Child extends ListRow>(props: ChildTableProps<Child>) => {
  const { nouns, columns, actions } = props;
  const [sort, setSort] = useState<string>();
  const [frame, narrow] = useNarrowElement();
  const rows = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.replace(/^-/, ''));
    return column ? inOrder(props.rows, column, sort?.startsWith('-') ?? false) : props.rows;
  }, [props.rows, columns, sort]);
  return (
    <div ref={frame} className={classes.children}>
      <RowsTable
        nouns={nouns}
        columns={columns}
        actions={actions}
        rows={rows}
        narrow={narrow}
        sorting={{ keys: columns.flatMap(({ key, image }) => (image ? [] : key)), sort, onSort: setSort }}
        empty={rows.length === 0 ? <EmptyList nouns={nouns} /> : undefined}
      />
    </div>
  );
};

interface RoomsSectionProps {
  links: StayLinks;
  roomsOf: RoomsOf;
  stay: Stay;
}

/** The rooms of a homestay or hotel as a table, with their actions. */
export const RoomsSection = ({ links, roomsOf, stay }: RoomsSectionProps) => {
  const { id: stayId } = stay;
  const rooms = stay.rooms ?? [];
  const [pricing, { open, close }] = useDisclosure(false);
  const resource = useMemo(() => roomsOf(stayId), [roomsOf, stayId]);
  const actions = useMemo<RowActions<Room>>(
    () => ({
      noun: $localize`room`,
      name: ({ name }) => name,
      edit: ({ id }) => links.editRoom(stayId, id),
      menu: ({ id }) => [{ label: $localize`Duplicate`, icon: IconCopy, link: links.addRoom(stayId, id) }],
      remove: resource.remove,
      status: {
        of: numericStatus,
        set: ({ id }, active) => resource.change(id, { status: active ? 1 : 0 }, { status: active ? 0 : 1 }),
      },
    }),
    [links, stayId, resource],
  );
  return (
    <DetailSection
      id="rooms"
      title={$localize`Rooms`}
      add={{ to: links.addRoom(stayId), label: $localize`Add room` }}
      actions={
        <>
          {rooms.length > 0 && (
            <Button size="compact-sm" variant="subtle" onClick={open}>
              {$localize`Change prices`}
            </Button>
          )}
          <ScreenButton size="compact-sm" variant="subtle" {...links.importRooms(stayId)}>
            {$localize`Import rooms`}
          </ScreenButton>
        </>
      }
    >
      <ChildTable nouns={$localize`rooms`} rows={rooms} columns={roomColumns} actions={actions} />
      <PriceDialog
        house={stay.name}
        rooms={rooms}
        setPrice={(id, price, before) => resource.change(id, { price }, { price: before })}
        opened={pricing}
        onClose={close}
        onReturn={open}
      />
    </DetailSection>
  );
};
