import { Group, Text, Title } from '@mantine/core';
import { numericStatus } from '@/components/data-table/active-status';
import { imageColumn } from '@/components/data-table/image-column';
import classes from '@/components/detail-page/detail-page.module.css';
import { DetailSection } from '@/components/detail-page/detail-section';
import { PickedName } from '@/components/pickers/picked-name';
import { DimmedText } from '@/components/text/dimmed-text';
import { StatusBadge } from '@/components/text/status-badge';
import type { Stay } from '@/domain/listings/stay';
import { useGaps } from '@/domain/listings/use-gaps';
import type { RequestKind } from '@/domain/requests/request-kind';
import { guestsOf } from '@/features/stays/rooms/room-columns';
import type { StayViewKind } from '@/features/stays/stay-kind';
import type { Room } from '@/generated/model';
import { formatNpr } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { userPicker } from '@/resources/pickers';
import { StayBody, StayByline } from './stay-body';

const factsOf = (room: Room) => [
  formatNpr(room.price),
  guestsOf(room),
  typeof room.beds === 'number' && plural(room.beds, { one: $localize`# bed`, other: $localize`# beds` }),
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
const RoomsReading = ({ rooms }: { rooms: readonly Room[] }) => (
  <DetailSection title={$localize`Rooms`}>
    {rooms.length === 0 && <DimmedText>{$localize`No rooms yet.`}</DimmedText>}
    <ul className={classes.items}>
      {rooms.map((room) => (
        <RoomItem key={room.id} room={room} />
      ))}
    </ul>
  </DetailSection>
);

/** The requests of a kind of stay. */
export const stayRequests = <Rec extends Stay>(kind: StayViewKind<Rec>): RequestKind<Rec> => ({
  ...kind.requests,
  note: ({ owner }) => owner && <PickedName source={userPicker} to={owner} />,
  record: kind.record,
  Gaps: ({ record, show }) => show(useGaps(kind.listing, record, { shown: false })),
  byline: (record) => <StayByline kind={kind} record={record} />,
  edit: ({ id }) => kind.links.edit(id),
  body: (record) => (
    <StayBody
      kind={kind}
      record={record}
      rooms={<RoomsReading rooms={record.rooms ?? []} />}
      editable={false}
    />
  ),
});
