import { type Ref, useImperativeHandle, useState } from 'react';
import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { creatable } from '@/api/writes/resource';
import { PercentField, SwitchField, TextField } from '@/components/fields/fields';
import { PlainDateField } from '@/components/fields/plain-date-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { useLatest } from '@/components/hooks/use-latest';
import { notifyError } from '@/components/notices/notices';
import { RecordGate } from '@/components/records/record-gate';
import { dayName } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import { datesOf, departureBody, departuresQuery, isActive, newOffer } from '@/domain/departures/departures';
import { useDeparturesTrail } from '@/features/packages/package-trail';
import {
  createDeparture,
  deleteDeparture,
  getGetDepartureQueryOptions,
} from '@/generated/api/departures/departures';
import type { Departure, DepartureInput } from '@/generated/model';
import { CreateDepartureBody } from '@/generated/zod/departures/departures';
import { isPlainDate, type PlainDate } from '@/lib/dates/dates';
import { departuresLink } from '@/resources/package-links';
import { replacing } from './replace-departure';

/** What the surrounding screen may ask of the form. */
export interface AskableForm {
  /** Whether it has unsaved changes. */
  isDirty: () => boolean;
}

interface DepartureFormProps {
  packageId: number;
  /** The departure to replace. */
  replaces?: Departure;
  today: PlainDate;
  /** The surrounding screen has the title. */
  untitled?: true;
  ref?: Ref<AskableForm>;
}

export const DepartureForm = ({ packageId, replaces, today, untitled, ref }: DepartureFormProps) => {
  const now = useLatest(today);
  const { calendar } = useDisplay();
  const [replace] = useState(
    () =>
      replaces &&
      replacing(replaces, {
        create: (body) => createDeparture(packageId, body),
        remove: (id) => deleteDeparture(packageId, id),
        onLeftOver: (reason) => {
          const day = dayName(replaces.departure_date, calendar);
          notifyError(
            $localize`The new departure was created, but the old one of ${day}:day: may still be there. ${reason}:reason:`,
          );
        },
        today: () => now.current,
      }),
  );
  const form = useResourceForm({
    noun: $localize`departure`,
    origins: ['replaces'],
    list: departuresLink(packageId),
    name: ({ departure_date }) => dayName(departure_date, calendar),
    resource: creatable({
      toValues: () => ({
        ...newOffer,
        departure_date: replaces?.departure_date ?? '',
        ...(replaces && {
          discount_percent: replaces.discount_percent ?? 0,
          offer_title: replaces.offer_title ?? '',
          status: isActive(replaces),
        }),
      }),
      toBody: ({ departure_date, ...offer }) => departureBody(departure_date, offer),
      create: (body: DepartureInput, options) =>
        replace ? replace(body) : createDeparture(packageId, body, options),
    }),
    schema: CreateDepartureBody,
    resetOnStatus: 201,
  });
  useImperativeHandle(ref, () => ({ isDirty: form.isDirty }));
  const date: PlainDate = form.fields.useWatchValue('departure_date');
  const { data: others = [] } = useQuery(departuresQuery(packageId));
  const taken = datesOf(others.filter(({ id }) => id !== replaces?.id)).has(date);

  const trail = useDeparturesTrail(packageId);

  return (
    <FormPage form={form} trail={trail} untitled={untitled}>
      {replaces && (
        <Alert
          color="warning"
          title={$localize`Instead of ${dayName(replaces.departure_date, calendar)}:dayName:`}
        >
          {$localize`Saving creates this departure and deletes the old one.`}
        </Alert>
      )}
      <FormSection title={$localize`Departure`}>
        <PlainDateField form={form} name="departure_date" required />
        <PercentField form={form} name="discount_percent" />
        <TextField form={form} name="offer_title" maxLength={255} />
        <SwitchField form={form} name="status" />
      </FormSection>
      <div role="status">
        {taken && <Alert color="warning">{$localize`There is a departure on this day already.`}</Alert>}
        {isPlainDate(date) && date < today && <Alert color="warning">{$localize`This day is past.`}</Alert>}
      </div>
    </FormPage>
  );
};

interface ReplacingFormProps {
  packageId: number;
  departureId: number;
  today: PlainDate;
}

/** The form, filled from the departure to replace. */
export const ReplacingForm = ({ packageId, departureId, today }: ReplacingFormProps) => (
  <RecordGate what={$localize`the departure`} record={getGetDepartureQueryOptions(packageId, departureId)}>
    {({ data }) => <DepartureForm key={data.id} packageId={packageId} replaces={data} today={today} />}
  </RecordGate>
);
