import { useQuery } from '@tanstack/react-query';
import { users } from '@/areas/pickers';
import { PickedName } from '@/components/pickers/picked-name';
import { ListingBadges } from '@/domain/listings/listing-badges';
import { ReadinessVerdict } from '@/domain/listings/readiness-verdict';
import type { RequestKind } from '@/domain/requests/request-kind';
import { RequestPreview } from '@/domain/requests/request-preview';
import { RoomsReading } from '@/features/stays/rooms/rooms-section';
import type { StayViewKind } from '@/features/stays/stay-kind';
import type { Stay } from '@/features/stays/stay-values';
import { StayBody, StayByline } from './stay-body';
import { readinessOfStay } from './stay-rules';

interface StayVerdictProps<Rec extends Stay> {
  kind: StayViewKind<Rec>;
  id: number;
}

/** How far a hotel or a homestay is from being ready, once it is read. */
const StayVerdict = <Rec extends Stay>(props: StayVerdictProps<Rec>) => {
  const { kind, id } = props;
  const { data } = useQuery(kind.record(id));
  return data && <ReadinessVerdict readiness={readinessOfStay(kind, data.data)} />;
};

/** The stays of a kind that their owners submitted. */
export const stayRequests = <Rec extends Stay>(kind: StayViewKind<Rec>): RequestKind<Rec> => ({
  ...kind.requests,
  note: ({ owner }) => owner && <PickedName source={users} to={owner} />,
  verdict: (id) => <StayVerdict kind={kind} id={id} />,
  preview: (id, action) => (
    <RequestPreview
      key={id}
      what={`the ${kind.area.nouns.one}`}
      record={kind.record(id)}
      badges={(record) => <ListingBadges record={record} />}
      byline={(record) => <StayByline kind={kind} record={record} />}
      edit={() => kind.links.edit(id)}
      action={action}
    >
      {(record) => (
        <StayBody
          kind={kind}
          record={record}
          rooms={<RoomsReading rooms={record.rooms ?? []} />}
          editable={false}
        />
      )}
    </RequestPreview>
  ),
});
