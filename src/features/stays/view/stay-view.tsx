import { IconBedFilled, IconCopy, IconCopyPlus } from '@tabler/icons-react';
import { RecordGate } from '@/components/records/record-gate';
import { useCopyDialog } from '@/domain/copying/use-copy-dialog';
import { ListingDetail } from '@/domain/listings/listing-detail';
import { ListingNeighbours } from '@/domain/listings/listing-neighbours';
import type { Stay } from '@/domain/listings/stay';
import { useGaps } from '@/domain/listings/use-gaps';
import { RoomsSection } from '@/features/stays/rooms/rooms-section';
import type { RoomsOf } from '@/features/stays/stay-kind';
import { StayBody, StayByline, type StayProps } from './stay-body';

interface StayDetailProps<Rec extends Stay> extends StayProps<Rec> {
  roomsOf: RoomsOf;
  /** The stay whose parts are to be copied into this one. */
  copy?: number | undefined;
}

const StayDetail = <Rec extends Stay>({ roomsOf, copy, ...props }: StayDetailProps<Rec>) => {
  const { kind, record } = props;
  const { area, links } = kind;
  const { id } = record;
  const gaps = useGaps(kind.listing, record, { shown: true });
  const [openCopy, copyDialog] = useCopyDialog({ copy, target: record, load: kind.loadCopy });
  return (
    <>
      <ListingDetail
        record={record}
        area={area}
        byline={<StayByline {...props} />}
        gaps={gaps}
        edit={links.edit(id)}
        links={[
          { label: $localize`Add room`, icon: IconBedFilled, to: links.addRoom(id) },
          { label: $localize`Duplicate`, icon: IconCopy, to: links.copy(id) },
          { label: $localize`Copy parts`, icon: IconCopyPlus, onClick: openCopy },
        ]}
        remove={() => kind.remove(id)}
      >
        <StayBody
          {...props}
          rooms={<RoomsSection links={links} roomsOf={roomsOf} stay={record} />}
          editable
        />
      </ListingDetail>
      {copyDialog}
    </>
  );
};

interface StayViewProps<Rec extends Stay> extends Pick<StayDetailProps<Rec>, 'kind' | 'roomsOf' | 'copy'> {
  id: number;
}

/** The view screen of a hotel or a homestay. */
export const StayView = <Rec extends Stay>(props: StayViewProps<Rec>) => {
  const { kind, roomsOf, id, copy } = props;
  return (
    <>
      <ListingNeighbours area={kind.area} id={id} />
      <RecordGate what={$localize`the ${kind.area.nouns.one}:noun:`} record={kind.record(id)} cached>
        {({ data }) => <StayDetail kind={kind} roomsOf={roomsOf} record={data} copy={copy} />}
      </RecordGate>
    </>
  );
};
