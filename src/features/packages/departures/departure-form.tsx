import { Alert } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NumberField, SwitchField, TextField } from '@/components/fields/fields';
import { PlainDateField } from '@/components/fields/plain-date-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm, type SaveOptions } from '@/components/form-page/use-resource-form';
import { notifyError } from '@/components/notices';
import { freshRecord, RecordGate } from '@/components/record-gate';
import { createDeparture, deleteDeparture, useGetDeparture } from '@/generated/api/departures/departures';
import type { Departure, DepartureInput } from '@/generated/model';
import { CreateDepartureBody } from '@/generated/zod/departures/departures';
import { formatPlainDate, isPlainDate, todayInNepal, type PlainDate } from '@/lib/dates';
import { datesOf, departureBody, departuresLink, departuresQuery, newOffer } from './departures';
import { useDeparturesTrail } from './departures-trail';
import { replaceDeparture } from './replace-departure';

interface DepartureFormProps {
  packageId: number;
  /** The departure that gives way to the new one. */
  replaces?: Departure;
}

const save = async (
  { packageId, replaces }: DepartureFormProps,
  body: DepartureInput,
  { onStatus }: SaveOptions,
) => {
  if (!replaces) return createDeparture(packageId, body, { onStatus });
  const day = formatPlainDate(replaces.departure_date);
  return replaceDeparture(replaces.departure_date, body, {
    create: async (input) => {
      let status: number | undefined;
      const answer = await createDeparture(packageId, input, {
        onStatus: (code) => {
          status = code;
          onStatus(code);
        },
      });
      return { answer, status };
    },
    removeOld: () => deleteDeparture(packageId, replaces.id),
    onLeftOver: (reason) => {
      notifyError(`The new departure was created, but the old one of ${day} was not deleted. ${reason}`);
    },
  });
};

export const DepartureForm = ({ packageId, replaces }: DepartureFormProps) => {
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
    save: (body, options) => save({ packageId, ...(replaces && { replaces }) }, body, options),
    clearOn: 201,
  });
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
        {isPlainDate(date) && date < todayInNepal() && <Alert color="warning">This day is past.</Alert>}
      </div>
    </FormPage>
  );
};

/** The form filled from a departure that it replaces. */
export const ReplacingForm = ({ packageId, departureId }: { packageId: number; departureId: number }) => {
  const departure = useGetDeparture(packageId, departureId, { query: freshRecord });
  return (
    <RecordGate what="the departure" query={departure}>
      {({ data }) => <DepartureForm packageId={packageId} replaces={data} />}
    </RecordGate>
  );
};
