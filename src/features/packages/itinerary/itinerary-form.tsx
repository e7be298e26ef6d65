import { useState } from 'react';
import { AdvisedField, TextField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection, WholeWidth } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { RecordGate } from '@/components/records/record-gate';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import { usePackageTrail } from '@/features/packages/package-trail';
import { getGetItineraryQueryOptions } from '@/generated/api/itineraries/itineraries';
import type { Itinerary } from '@/generated/model';
import { CreateItineraryBody } from '@/generated/zod/itineraries/itineraries';
import { durationProblem } from '@/lib/dates/days-in';
import { packageArea } from '@/resources/packages';
import { itineraryOf } from './itinerary-values';

export const ItineraryForm = ({ packageId, day }: { packageId: number; day?: Itinerary }) => {
  const trail = usePackageTrail(packageId);
  const [itinerary] = useState(() => itineraryOf(packageId));
  const form = useResourceForm({
    noun: $localize`itinerary day`,
    resource: itinerary,
    record: day,
    list: packageArea.open(packageId),
    schema: CreateItineraryBody,
    resetOnStatus: 201,
  });
  return (
    <FormPage form={form} trail={trail}>
      <FormSection
        title={$localize`Itinerary day`}
        description={day ? undefined : $localize`It is added after the last day of the package.`}
      >
        <WholeWidth>
          <TextField form={form} name="title" dir="auto" />
        </WholeWidth>
        <AdvisedField
          form={form}
          name="duration"
          placeholder={$localize`6 to 7 hours`}
          dir="auto"
          advise={durationProblem}
        />
        <TextField form={form} name="accommodation" placeholder={$localize`Tea house`} dir="auto" />
        <WholeWidth>
          <RichTextField form={form} name="description" />
        </WholeWidth>
      </FormSection>
    </FormPage>
  );
};

export const ItineraryEdit = ({ packageId, itineraryId }: { packageId: number; itineraryId: number }) => (
  <RecordGate
    what={$localize`the itinerary day`}
    record={getGetItineraryQueryOptions(packageId, itineraryId)}
  >
    {({ data }) => <ItineraryForm packageId={packageId} day={data} />}
  </RecordGate>
);
