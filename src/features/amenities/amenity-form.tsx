import { SelectField, SwitchField, TextField } from '@/components/fields/fields';
import { GalleryField } from '@/components/fields/gallery-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { editScreen } from '@/components/records/edit-screen';
import { getGetAmenityQueryOptions } from '@/generated/api/amenities/amenities';
import type { Amenity } from '@/generated/model';
import { CreateAmenityBody } from '@/generated/zod/amenities/amenities';
import { firstNonBlank } from '@/lib/records/record-name';
import { amenityResource } from './amenity-values';

export const AmenityForm = ({ record }: { record?: Amenity }) => {
  const form = useResourceForm({
    noun: $localize`amenity`,
    resource: amenityResource,
    record,
    name: ({ name, display_name }) => firstNonBlank(display_name, name) ?? '',
    schema: CreateAmenityBody,
  });
  return (
    <FormPage form={form}>
      <FormSection title={$localize`Amenity`}>
        <TextField form={form} name="name" />
        <TextField form={form} name="display_name" />
        <SelectField form={form} name="type" />
        <SwitchField form={form} name="status" />
      </FormSection>
      <FormSection title={$localize`Images`}>
        <GalleryField form={form} name="images" />
      </FormSection>
    </FormPage>
  );
};

export const AmenityEdit = editScreen($localize`the amenity`, getGetAmenityQueryOptions, AmenityForm);
