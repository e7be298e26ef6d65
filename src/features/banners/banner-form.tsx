import { SwitchField, TextField } from '@/components/fields/fields';
import { ImageField } from '@/components/fields/image-field';
import { PickerField } from '@/components/fields/picker-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { PackageRegionPicker } from '@/components/pickers/package-region-picker';
import { toOption } from '@/components/pickers/picker-source';
import { freshRecord, RecordGate } from '@/components/record-gate';
import { createBanner, updateBanner, useGetBanner } from '@/generated/api/banners/banners';
import type { Banner } from '@/generated/model';
import { CreateBannerBody } from '@/generated/zod/banners/banners';
import { toBannerBody, toBannerValues } from './banner-values';

const BannerForm = ({ banner }: { banner?: Banner }) => {
  const form = useResourceForm({
    noun: 'banner',
    id: banner?.id,
    list: '/banners',
    name: ({ title }) => title,
    initialValues: toBannerValues(banner),
    schema: CreateBannerBody,
    toBody: toBannerBody,
    save: (body, options) => (banner ? updateBanner(banner.id, body, options) : createBanner(body, options)),
  });
  return (
    <FormPage form={form}>
      <FormSection title="Banner">
        <TextField form={form} name="title" label="Title" required />
        <PickerField
          form={form}
          name="package_region_id"
          label="Package region"
          picker={PackageRegionPicker}
          selected={banner?.region && toOption(banner.region)}
        />
        <SwitchField form={form} name="status" label="Status" />
      </FormSection>
      <FormSection title="Picture">
        <ImageField form={form} name="image" aliases={['images', 'alt']} label="Image" />
      </FormSection>
    </FormPage>
  );
};

export const BannerCreate = () => <BannerForm />;

export const BannerEdit = ({ bannerId }: { bannerId: number }) => {
  const banner = useGetBanner(bannerId, { query: freshRecord });
  return (
    <RecordGate what="the banner" query={banner}>
      {({ data }) => <BannerForm banner={data} />}
    </RecordGate>
  );
};
