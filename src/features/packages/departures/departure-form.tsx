import { useImperativeHandle, useState, type Ref } from 'react';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NumberField, SwitchField, TextField } from '@/components/fields/fields';
import { PlainDateField } from '@/components/fields/plain-date-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { notifyError } from '@/components/notices';
import { freshRecord, RecordGate } from '@/components/record-gate';
import { createDeparture, deleteDeparture, useGetDeparture } from '@/generated/api/departures/departures';
import type { Departure } from '@/generated/model';
import { CreateDepartureBody } from '@/generated/zod/departures/departures';
import { formatPlainDate, isPlainDate, type PlainDate } from '@/lib/dates';
import { datesOf, departureBody, departuresLink, departuresQuery, newOffer } from './departures';
import { useDeparturesTrail } from './departures-trail';
import { replacing } from './replace-departure';

/** What the screen around a form may ask of it. */
export interface AskableForm {
  /** Whether it holds something that is not saved. */
  isDirty: () => boolean;
}

interface DepartureFormProps {
  packageId: number;
  /** The departure that gives way to the new one. */
  replaces?: Departure;
  today: PlainDate;
  ref?: Ref<AskableForm>;
}

export const DepartureForm = ({ packageId, replaces, today, ref }: DepartureFormProps) => {
  const [replace] = useState(
    () =>
      replaces &&
      replacing(replaces, {
        create: (body, options) => createDeparture(packageId, body, options),
        remove: (id) => deleteDeparture(packageId, id),
        onLeftOver: (reason) => {
          const day = formatPlainDate(replaces.departure_date);
          notifyError(`The new departure was created, but the old one of ${day} was not deleted. ${reason}`);
        },
        today,
      }),
  );
  const form = useResourceForm({
    noun: 'departure',
    list: departuresLink(packageId),
    name: ({ departure_date }) => formatPlainDate(departure_date),
    initialValues: {
      ...newOffer,
      departure_date: replaces?.departure_date ?? '',
      ...(replaces && {
        discount_percent: replaces.discount_percent ?? 0,
        offer_title: replaces.offer_title ?? '',
        status: replaces.status === 1,
      }),
    },
    schema: CreateDepartureBody,
    toBody: ({ departure_date, ...offer }) => departureBody(departure_date, offer),
    save: (body, { onStatus }) =>
      replace ? replace(body, onStatus) : createDeparture(packageId, body, { onStatus }),
    clearOn: 201,
  });
  useImperativeHandle(ref, () => ({ isDirty: form.isDirty }));
  const date: PlainDate = form.fields.useWatchValue('departure_date');
  const { data: others = [] } = useQuery(departuresQuery(packageId));
  const taken = datesOf(others.filter(({ id }) => id !== replaces?.id)).has(date);

  const trail = useDeparturesTrail(packageId);

  return (
    <FormPage form={form} trail={trail}>
      {replaces && (
        <Alert color="warning" title={`Instead of ${formatPlainDate(replaces.departure_date)}`}>
          Saving creates this departure and deletes the old one.
        </Alert>
      )}
      <FormSection title="Departure">
        <PlainDateField form={form} name="departure_date" label="Departure date" required />
        <NumberField
          form={form}
          name="discount_percent"
          label="Discount percent"
          suffix="%"
          decimalScale={2}
          clampBehavior="none"
        />
        <TextField form={form} name="offer_title" label="Offer title" maxLength={255} />
        <SwitchField form={form} name="status" label="Status" />
      </FormSection>
      <div role="status">
        {taken && <Alert color="warning">There is a departure on this day already.</Alert>}
        {isPlainDate(date) && date < today && <Alert color="warning">This day is past.</Alert>}
      </div>
    </FormPage>
  );
};

interface ReplacingFormProps {
  packageId: number;
  departureId: number;
  today: PlainDate;
}

/** The form filled from a departure that it replaces. */
export const ReplacingForm = ({ packageId, departureId, today }: ReplacingFormProps) => {
  const departure = useGetDeparture(packageId, departureId, { query: freshRecord });
  return (
    <RecordGate what="the departure" query={departure}>
      {({ data }) => <DepartureForm key={data.id} packageId={packageId} replaces={data} today={today} />}
    </RecordGate>
  );
};
