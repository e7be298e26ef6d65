import { SelectField, SwitchField, TextField } from '@/components/fields/fields';
import { GalleryField } from '@/components/fields/gallery-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { enumOptions } from '@/components/inputs/enum-options';
import { freshRecord, RecordGate } from '@/components/record-gate';
import { createAmenity, updateAmenity, useGetAmenity } from '@/generated/api/amenities/amenities';
import { AmenityType, type Amenity } from '@/generated/model';
import { CreateAmenityBody } from '@/generated/zod/amenities/amenities';
import { toAmenityBody, toAmenityValues } from './amenity-values';

const AmenityForm = ({ amenity }: { amenity?: Amenity }) => {
  const form = useResourceForm({
    noun: 'amenity',
    id: amenity?.id,
    list: '/amenities',
    name: ({ name, display_name }) => display_name || name,
    initialValues: toAmenityValues(amenity),
    schema: CreateAmenityBody,
    toBody: toAmenityBody,
    save: (body, options) =>
      amenity ? updateAmenity(amenity.id, body, options) : createAmenity(body, options),
  });
  return (
    <FormPage form={form}>
      <FormSection title="Amenity">
        <TextField form={form} name="name" label="Name" required />
        <TextField form={form} name="display_name" label="Display name" required />
        <SelectField form={form} name="type" label="Type" required data={enumOptions(AmenityType)} />
        <SwitchField form={form} name="status" label="Status" />
      </FormSection>
      <FormSection title="Images">
        <GalleryField
          form={form}
          name="images"
          label="Images"
          description="A picture keeps the text that it was saved with."
          aliases={['alt']}
          fixedStored
        />
      </FormSection>
    </FormPage>
  );
};

export const AmenityCreate = () => <AmenityForm />;

export const AmenityEdit = ({ amenityId }: { amenityId: number }) => {
  const amenity = useGetAmenity(amenityId, { query: freshRecord });
  return (
    <RecordGate what="the amenity" query={amenity}>
      {({ data }) => <AmenityForm amenity={data} />}
    </RecordGate>
  );
};
