import { TextField } from '@/components/fields/fields';
import { RichTextField } from '@/components/fields/rich-text-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection, WholeWidth } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { freshRecord, RecordGate } from '@/components/record-gate';
import { packageHome, usePackageTrail } from '@/features/packages/package-home';
import { createItinerary, updateItinerary, useGetItinerary } from '@/generated/api/itineraries/itineraries';
import type { Itinerary } from '@/generated/model';
import { CreateItineraryBody } from '@/generated/zod/itineraries/itineraries';
import { toItineraryValues } from './itinerary-values';

const ItineraryForm = ({ packageId, day }: { packageId: number; day?: Itinerary }) => {
  const trail = usePackageTrail(packageId);
  const form = useResourceForm({
    noun: 'itinerary day',
    id: day?.id,
    list: packageHome(packageId),
    name: ({ title }) => title,
    initialValues: toItineraryValues(day),
    schema: CreateItineraryBody,
    toBody: (values) => values,
    save: (body, options) =>
      day ? updateItinerary(packageId, day.id, body) : createItinerary(packageId, body, options),
    ...(day ? {} : { clearOn: 201 }),
  });
  return (
    <FormPage form={form} trail={trail}>
      <FormSection
        title="Itinerary day"
        {...(day ? {} : { description: 'It is added after the last day of the package.' })}
      >
        <WholeWidth>
          <TextField form={form} name="title" label="Title" required dir="auto" />
        </WholeWidth>
        <TextField form={form} name="duration" label="Duration" placeholder="6 to 7 hours" dir="auto" />
        <TextField
          form={form}
          name="accommodation"
          label="Accommodation"
          placeholder="Tea house"
          dir="auto"
        />
        <WholeWidth>
          <RichTextField form={form} name="description" label="Description" />
        </WholeWidth>
      </FormSection>
    </FormPage>
  );
};

export const ItineraryCreate = ({ packageId }: { packageId: number }) => (
  <ItineraryForm packageId={packageId} />
);

export const ItineraryEdit = ({ packageId, itineraryId }: { packageId: number; itineraryId: number }) => {
  const day = useGetItinerary(packageId, itineraryId, { query: freshRecord });
  return (
    <RecordGate what="the itinerary day" query={day}>
      {({ data }) => <ItineraryForm packageId={packageId} day={data} />}
    </RecordGate>
  );
};
