import type { PickerSource } from '@/components/pickers/picker-source';
import { RecordGate } from '@/components/records/record-gate';
import { CopyDialog, type CopyDialogProps } from '@/domain/copying/copy-dialog';
import type { Stay } from '@/domain/listings/stay';
import type { RoomValues } from '@/features/stays/rooms/room-values';
import type { StayValues } from '@/features/stays/stay-values';
import { type StayCopy, stayParts } from './stay-parts';

interface CopyStayProps<
  Rec extends Stay,
  Values extends StayValues,
  OfRoom extends RoomValues,
> extends CopyDialogProps {
  kind: StayCopy<Rec, Values, OfRoom>;
  source: PickerSource;
  remove: (id: number) => Promise<unknown>;
}

/** Copies the rooms and images of another hotel or homestay into this one. */
export const CopyStay = <Rec extends Stay, Values extends StayValues, OfRoom extends RoomValues>(
  props: CopyStayProps<Rec, Values, OfRoom>,
) => {
  const { kind, source, remove, ...dialog } = props;
  const noun = kind.area.nouns.one;
  return (
    <CopyDialog {...dialog} area={kind.area} source={source} remove={remove}>
      {(from, show) => (
        <RecordGate key={from} what={$localize`the ${noun}:noun: to copy`} record={kind.record(from)} within>
          {({ data: original }) => (
            <RecordGate what={$localize`the ${noun}:noun:`} record={kind.record(dialog.target.id)} within>
              {({ data: target }) => show(stayParts(kind, original, target))}
            </RecordGate>
          )}
        </RecordGate>
      )}
    </CopyDialog>
  );
};
