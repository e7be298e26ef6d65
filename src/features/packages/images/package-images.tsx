import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useGalleryField } from '@/components/fields/use-gallery-field';
import { useRemoveStored } from '@/components/fields/use-remove-stored';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import type { FieldsForm } from '@/components/form-page/use-resource-form';
import { GalleryInput } from '@/components/inputs/images/gallery-input';
import { freshRecord, RecordGate } from '@/components/record-gate';
import { useGetPackage } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { packageHome } from '@/features/packages/package-home';
import { usePackageImages, type ImagesValues } from './use-package-images';

interface GalleryProps extends Omit<ReturnType<typeof usePackageImages>, 'form' | 'status'> {
  form: FieldsForm<ImagesValues>;
}

/** Apart from the page, which need not be drawn for a text that is typed. */
const Gallery = ({ form, follow, uploadOf }: GalleryProps) => {
  const field = useGalleryField({ form, name: 'images', aliases: ['gallery', 'alt'] });
  const removeStored = useRemoveStored({ form, name: 'images' });
  return (
    <GalleryInput
      {...field}
      label="Images"
      featurable
      uploadOf={uploadOf}
      onRemoveStored={removeStored}
      onChange={(images) => {
        const before = form.fields.getValues().images;
        field.onChange(images);
        follow(before, images);
      }}
    />
  );
};

const PackageImagesForm = ({ record }: { record: Package }) => {
  const { form, status, ...gallery } = usePackageImages(record);
  return (
    <FormPage form={form}>
      <Text size="sm">
        <Anchor inherit renderRoot={(props) => <Link {...props} {...packageHome(record.id)} />}>
          {record.name}
        </Anchor>
      </Text>
      <FormSection
        title="Gallery"
        description="New images are uploaded at once. Order, texts and the featured one are kept when you save."
      >
        <div>
          <Gallery {...gallery} form={form} />
          <Text size="sm" c="dimmed" role="status">
            {status}
          </Text>
        </div>
      </FormSection>
    </FormPage>
  );
};

export const PackageImages = ({ packageId }: { packageId: number }) => {
  const record = useGetPackage(packageId, { query: freshRecord });
  return (
    <RecordGate what="the package" query={record}>
      {({ data }) => <PackageImagesForm record={data} />}
    </RecordGate>
  );
};
