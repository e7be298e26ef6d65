import { useQuery } from '@tanstack/react-query';
import { users } from '@/areas/pickers';
import { PickedName } from '@/components/pickers/picked-name';
import type { Stay } from '@/domain/listings/stay';
import { useGaps } from '@/domain/listings/use-gaps';
import type { RequestKind, ShowGaps } from '@/domain/requests/request-kind';
import { RequestPreview } from '@/domain/requests/request-preview';
import { RoomsReading } from '@/features/stays/rooms/rooms-section';
import type { StayViewKind } from '@/features/stays/stay-kind';
import { StayBody, StayByline, type StayProps } from './stay-body';

const KnownGaps = <Rec extends Stay>({ kind, record, show }: StayProps<Rec> & { show: ShowGaps }) =>
  show(useGaps(kind.listing, record, { shown: false }));

interface StayGapsProps<Rec extends Stay> {
  kind: StayViewKind<Rec>;
  id: number;
  show: ShowGaps;
}

/** What a hotel or a homestay lacks, once it is read. */
const StayGaps = <Rec extends Stay>(props: StayGapsProps<Rec>) => {
  const { kind, id, show } = props;
  const { data } = useQuery(kind.record(id));
  return data && <KnownGaps kind={kind} record={data.data} show={show} />;
};

/** The stays of a kind that their owners submitted. */
export const stayRequests = <Rec extends Stay>(kind: StayViewKind<Rec>): RequestKind<Rec> => ({
  ...kind.requests,
  note: ({ owner }) => owner && <PickedName source={users} to={owner} />,
  gaps: (id, show) => <StayGaps kind={kind} id={id} show={show} />,
  preview: (id, action) => (
    <RequestPreview
      key={id}
      noun={kind.area.nouns.one}
      record={kind.record(id)}
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
