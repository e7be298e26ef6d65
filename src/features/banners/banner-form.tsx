import { SwitchField, TextField } from '@/components/fields/fields';
import { ImageField } from '@/components/fields/image-field';
import { PickerField } from '@/components/fields/picker-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { editScreen } from '@/components/records/edit-screen';
import { getGetBannerQueryOptions } from '@/generated/api/banners/banners';
import type { Banner } from '@/generated/model';
import { CreateBannerBody } from '@/generated/zod/banners/banners';
import { packageRegionPicker } from '@/resources/pickers';
import { bannerResource } from './banner-values';

export const BannerForm = ({ record }: { record?: Banner }) => {
  const form = useResourceForm({
    noun: $localize`banner`,
    resource: bannerResource,
    record,
    schema: CreateBannerBody,
  });
  return (
    <FormPage form={form}>
      <FormSection title={$localize`Banner`}>
        <TextField form={form} name="title" />
        <PickerField
          form={form}
          name="package_region_id"
          source={packageRegionPicker}
          selected={record?.region}
        />
        <SwitchField form={form} name="status" />
      </FormSection>
      <FormSection title={$localize`Image`}>
        <ImageField form={form} name="image" />
      </FormSection>
    </FormPage>
  );
};

export const BannerEdit = editScreen($localize`the banner`, getGetBannerQueryOptions, BannerForm);
