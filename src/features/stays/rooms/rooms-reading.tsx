import { Group, Text, Title } from '@mantine/core';
import { numericStatus } from '@/components/data-table/active-status';
import { imageColumn } from '@/components/data-table/image-column';
import classes from '@/components/detail-page/detail-page.module.css';
import { DetailSection } from '@/components/detail-page/detail-section';
import { Quiet } from '@/components/text/quiet';
import { StatusBadge } from '@/components/text/status-badge';
import type { Room } from '@/generated/model';
import { formatNpr } from '@/lib/numbers/money';
import { counted } from '@/lib/text/plural';
import { guestsOf } from './room-columns';

const factsOf = (room: Room) => [
  formatNpr(room.price),
  guestsOf(room),
  typeof room.beds === 'number' && counted(room.beds, 'bed', 'beds'),
];

const RoomItem = ({ room }: { room: Room }) => {
  const active = numericStatus(room);
  return (
    <li className={classes.item}>
      <Group gap="sm" wrap="nowrap">
        {imageColumn.cell?.(room)}
        <div className={classes.itemHeading}>
          <div className={classes.name}>
            <Title order={3} size="h5" dir="auto">
              {room.name}
            </Title>
            {active !== undefined && <StatusBadge active={active} />}
          </div>
          <Text size="sm" c="dimmed">
            <bdi>{factsOf(room).filter(Boolean).join(' · ')}</bdi>
          </Text>
        </div>
      </Group>
    </li>
  );
};

/** The rooms of a homestay or hotel, read-only. */
export const RoomsReading = ({ rooms }: { rooms: readonly Room[] }) => (
  <DetailSection title="Rooms">
    {rooms.length === 0 && <Quiet>No rooms yet.</Quiet>}
    <ul className={classes.items}>
      {rooms.map((room) => (
        <RoomItem key={room.id} room={room} />
      ))}
    </ul>
  </DetailSection>
);
