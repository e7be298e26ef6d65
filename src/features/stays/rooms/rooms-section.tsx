import { useMemo } from 'react';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCopy } from '@tabler/icons-react';
import { numericStatus } from '@/components/data-table/active-status';
import type { RowActions } from '@/components/data-table/column';
import { DetailSection } from '@/components/detail-page/detail-section';
import { ScreenButton } from '@/components/links/link-button';
import type { Stay } from '@/domain/listings/stay';
import type { RoomsOf } from '@/features/stays/stay-kind';
import type { Room } from '@/generated/model';
import type { StayLinks } from '@/resources/stay-links';
import { ChildTable } from './child-table';
import { PriceDialog } from './price-dialog';
import { roomColumns } from './room-columns';

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
      noun: 'room',
      name: ({ name }) => name,
      edit: ({ id }) => links.editRoom(stayId, id),
      menu: ({ id }) => [{ label: 'Duplicate', icon: IconCopy, link: links.addRoom(stayId, id) }],
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
      title="Rooms"
      add={{ to: links.addRoom(stayId), label: 'Add room' }}
      actions={
        <>
          {rooms.length > 0 && (
            <Button size="compact-sm" variant="subtle" onClick={open}>
              Change prices
            </Button>
          )}
          <ScreenButton size="compact-sm" variant="subtle" {...links.importRooms(stayId)}>
            Import rooms
          </ScreenButton>
        </>
      }
    >
      <ChildTable nouns="rooms" rows={rooms} columns={roomColumns} actions={actions} />
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
