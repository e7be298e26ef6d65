import { Text } from '@mantine/core';
import { useGalleryField } from '@/components/fields/use-gallery-field';
import { useRemoveStored } from '@/components/fields/use-remove-stored';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { GalleryInput } from '@/components/inputs/images/gallery-input';
import { editScreen } from '@/components/records/edit-screen';
import { getGetPackageQueryOptions } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import type { ImageSubject } from '@/lib/files/proposed-alt';
import { type ImagesValues, usePackageImages } from './use-package-images';

/** What the images of a package may show. */
const subjectOf = ({ name, itenaries = [] }: Package): ImageSubject => ({
  name,
  days: itenaries.map(({ title }) => title),
});

interface GalleryProps extends Omit<ReturnType<typeof usePackageImages>, 'form' | 'status'> {
  form: FieldsForm<ImagesValues>;
  subject: ImageSubject;
}

/** A separate component, so that typing does not rerender the page. */
const Gallery = ({ form, subject, follow, uploadOf }: GalleryProps) => {
  const field = useGalleryField({ form, name: 'images', label: $localize`Images` });
  const removeStored = useRemoveStored({ form, name: 'images' });
  return (
    <GalleryInput
      {...field}
      label={$localize`Images`}
      featurable
      subject={subject}
      uploadOf={uploadOf}
      onRemoveStored={removeStored}
      onChange={(change) => {
        const before = form.fields.getValues().images;
        field.onChange(change);
        follow(before, form.fields.getValues().images);
      }}
    />
  );
};

const PackageImagesForm = ({ record }: { record: Package }) => {
  const { form, status, ...gallery } = usePackageImages(record);
  return (
    <FormPage form={form}>
      <FormSection
        title={$localize`Images`}
        description={$localize`New images are uploaded at once. Order, alt texts and the cover are saved with Save.`}
      >
        <div>
          <Gallery {...gallery} form={form} subject={subjectOf(record)} />
          {/* Keeps its height when empty, so that nothing below moves. */}
          <Text size="sm" c="dimmed" role="status" mih="1lh">
            {status}
          </Text>
        </div>
      </FormSection>
    </FormPage>
  );
};

export const PackageImages = editScreen($localize`the package`, getGetPackageQueryOptions, PackageImagesForm);
