import { PickedName } from '@/components/pickers/picked-name';
import type { Stay } from '@/domain/listings/stay';
import { useGaps } from '@/domain/listings/use-gaps';
import type { RequestKind } from '@/domain/requests/request-kind';
import { RoomsReading } from '@/features/stays/rooms/rooms-reading';
import type { StayViewKind } from '@/features/stays/stay-kind';
import { users } from '@/resources/pickers';
import { StayBody, StayByline } from './stay-body';

/** The requests of a kind of stay. */
export const stayRequests = <Rec extends Stay>(kind: StayViewKind<Rec>): RequestKind<Rec> => ({
  ...kind.requests,
  note: ({ owner }) => owner && <PickedName source={users} to={owner} />,
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
