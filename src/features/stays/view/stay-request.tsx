import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { users } from '@/areas/pickers';
import { PickedName } from '@/components/pickers/picked-name';
import type { ReadOptions } from '@/components/read-options';
import { ListingBadges } from '@/domain/listings/listing-badges';
import { ReadinessVerdict } from '@/domain/listings/readiness-verdict';
import { RequestPreview } from '@/domain/requests/request-preview';
import { RoomsReading } from '@/features/stays/rooms/rooms-section';
import type { Stay } from '@/features/stays/stay-values';
import { StayBody, StayByline, type StayParts } from './stay-body';

/** Who asks. */
export const stayNote = ({ owner }: Pick<Stay, 'owner'>) => owner && <PickedName source={users} to={owner} />;

interface StayVerdictProps<Rec extends Stay> {
  /** The generated query options of the record. */
  record: ReadOptions<{ data: Rec }>;
  parts: (record: Rec) => StayParts;
}

/** How far a hotel or a homestay is from being ready, once it is read. */
export const StayVerdict = <Rec extends Stay>({ record, parts }: StayVerdictProps<Rec>) => {
  const { data } = useQuery(record);
  return data && <ReadinessVerdict readiness={parts(data.data).readiness} />;
};

interface StayRequestProps<Rec extends Stay> extends StayVerdictProps<Rec> {
  /** What is being loaded: "the hotel". */
  what: string;
  edit: LinkProps;
  /** The button that approves it. */
  action: ReactNode;
}

/** A hotel or a homestay that waits for approval, in full. */
export const StayRequest = <Rec extends Stay>(props: StayRequestProps<Rec>) => {
  const { what, record, edit, parts, action } = props;
  return (
    <RequestPreview
      what={what}
      record={record}
      badges={(data) => <ListingBadges record={data} />}
      byline={(data) => <StayByline record={data} region={parts(data).region} />}
      edit={() => edit}
      action={action}
    >
      {(data) => (
        <StayBody
          record={data}
          parts={parts(data)}
          rooms={<RoomsReading rooms={data.rooms ?? []} />}
          editable={false}
        />
      )}
    </RequestPreview>
  );
};
