import { useState } from 'react';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { completeField } from '@/components/edit-many/editable-field';
import { importing } from '@/components/edit-many/importing';
import { CountField, MoneyField, SwitchField, TextField } from '@/components/fields/fields';
import { GalleryField } from '@/components/fields/gallery-field';
import { MultiPickerField } from '@/components/fields/multi-picker-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection, WholeWidth } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { ImportPage } from '@/components/import/import-page';
import { partsOf } from '@/components/import/known-records';
import { RecordGate } from '@/components/records/record-gate';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import type { Room } from '@/generated/model';
import { hotelRoomFields as roomFields } from '@/generated/resources/hotel-rooms';
import { roomAmenityPicker } from '@/resources/pickers';
import type { RoomFormKind, RoomScreenProps } from './room-kind';
import { copyOfRoom, type RoomValues } from './room-values';

/** The breadcrumb's link to the homestay or hotel of a room, once its name is known. */
const useStayTrail = <Values extends RoomValues>(kind: RoomFormKind<Values>, stayId: number) => {
  const router = useRouter();
  const name = useQuery(kind.stay.record(stayId)).data?.data.name;
  return name === undefined
    ? undefined
    : [{ label: name, to: router.buildLocation(kind.stay.links.home(stayId)).pathname }];
};

const prices = (['price', 'extra_charge'] as const).map((name) =>
  completeField(roomFields, { name, unit: 'NPR' }),
);

/** Creates rooms of a homestay or hotel from a spreadsheet. */
const RoomImport = <Values extends RoomValues>({ kind, stayId }: RoomScreenProps<Values>) => {
  const [rooms] = useState(() =>
    importing({
      resource: kind.of(stayId),
      schema: kind.schema,
      fields: prices,
      fixed: ['rooms_id', 'rooms_type'],
    }),
  );
  const [existing] = useState(() =>
    partsOf(kind.stay.record(stayId), ({ rooms: built = [] }) =>
      built.map((row) => ({
        id: row.id,
        name: row.name,
        link: kind.stay.links.editRoom(stayId, row.id),
        row,
      })),
    ),
  );
  return (
    <ImportPage
      nouns={{ one: $localize`room`, other: $localize`rooms` }}
      importing={rooms}
      existing={existing}
      trail={useStayTrail(kind, stayId)}
      back={{ ...kind.stay.links.home(stayId), hash: 'rooms' }}
    />
  );
};

interface RoomFormProps<Values extends RoomValues> extends RoomScreenProps<Values> {
  /** The room to change. */
  room?: Room;
  /** The room to start a new one from. */
  original?: Room;
}

const RoomForm = <Values extends RoomValues>(props: RoomFormProps<Values>) => {
  const { kind, stayId, room, original } = props;
  const [rooms] = useState(() => kind.of(stayId));
  const trail = useStayTrail(kind, stayId);
  const form = useResourceForm<Room, Values>({
    noun: $localize`room`,
    origins: ['from'],
    resource: rooms,
    record: room,
    list: kind.stay.links.home(stayId),
    initialValues: original && copyOfRoom(rooms.toValues(original)),
    schema: kind.schema,
    resetOnStatus: kind.resetOnStatus,
  });
  return (
    <FormPage form={form} trail={trail}>
      {original && (
        <Alert color="primary" role="status" title={$localize`A copy of “${original.name}:name:”`}>
          {$localize`It needs a name of its own. Images stay with the original.`}
        </Alert>
      )}
      <FormSection title={$localize`Room`}>
        <TextField form={form} name="name" />
        <SwitchField form={form} name="status" />
        <MoneyField form={form} name="price" description={$localize`Per night.`} />
        <MoneyField form={form} name="extra_charge" description={$localize`For one more guest.`} />
      </FormSection>
      <FormSection title={$localize`Size`}>
        <CountField form={form} name="max_adult" />
        <CountField form={form} name="max_child" />
        <CountField form={form} name="beds" />
        <TextField form={form} name="room_area" placeholder="18 m²" />
        <TextField form={form} name="bathroom_area" placeholder="4 m²" />
      </FormSection>
      <FormSection title={$localize`Details and amenities`}>
        <WholeWidth>
          <RichTextField form={form} name={kind.details} label={$localize`Details`} />
          <MultiPickerField
            form={form}
            name="amenities"
            source={roomAmenityPicker}
            selected={(room ?? original)?.amenities}
          />
        </WholeWidth>
      </FormSection>
      <FormSection title={$localize`Images`}>
        <GalleryField form={form} name="images" featurable />
      </FormSection>
    </FormPage>
  );
};

/** The form of a new room in a homestay or hotel that exists, of a copy of the room `from`, or the import of several. */
export const RoomCreate = <Values extends RoomValues>(
  props: RoomScreenProps<Values> & { from?: number | undefined; mode?: 'import' | undefined },
) => {
  const { from, mode, ...screen } = props;
  const { stay } = screen.kind;
  const Screen = mode === 'import' ? RoomImport : RoomForm;
  if (mode === 'import' || from === undefined)
    return (
      <RecordGate
        what={$localize`the ${stay.area.nouns.one}:noun:`}
        record={stay.record(screen.stayId)}
        cached
      >
        {() => <Screen {...screen} />}
      </RecordGate>
    );
  return (
    <RecordGate
      key={from}
      what={$localize`the room to copy`}
      record={screen.kind.record(screen.stayId, from)}
    >
      {({ data }) => <RoomForm {...screen} original={data} />}
    </RecordGate>
  );
};

export const RoomEdit = <Values extends RoomValues>(props: RoomScreenProps<Values> & { roomId: number }) => {
  const { roomId, ...screen } = props;
  return (
    <RecordGate what={$localize`the room`} record={screen.kind.record(screen.stayId, roomId)}>
      {({ data }) => <RoomForm {...screen} room={data} />}
    </RecordGate>
  );
};
