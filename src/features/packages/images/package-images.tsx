import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { GalleryInput } from '@/components/inputs/images/gallery-input';
import { freshRecord, RecordGate } from '@/components/record-gate';
import { useGetPackage } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { packageHome } from '@/features/packages/package-home';
import { usePackageImages } from './use-package-images';

const PackageImagesForm = ({ record }: { record: Package }) => {
  const { form, gallery, status } = usePackageImages(record);
  return (
    <FormPage form={form}>
      <Text size="sm">
        <Anchor inherit renderRoot={(props) => <Link {...props} {...packageHome(record.id)} />}>
          {record.name}
        </Anchor>
      </Text>
      <FormSection
        title="Images"
        description="New images are uploaded at once. Order, texts and the featured one are kept when you save."
      >
        <div>
          <GalleryInput {...gallery} label="Images" featurable />
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
