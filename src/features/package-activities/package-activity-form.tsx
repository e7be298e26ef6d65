import { TextField } from '@/components/fields/fields';
import { GalleryField } from '@/components/fields/gallery-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { editScreen } from '@/components/records/edit-screen';
import { LandingPageSections } from '@/domain/landing-page/landing-page-sections';
import { getGetPackageActivityQueryOptions } from '@/generated/api/package-activities/package-activities';
import type { PackageActivity } from '@/generated/model';
import { CreatePackageActivityBody } from '@/generated/zod/package-activities/package-activities';
import { packageActivityResource } from './package-activity-values';

export const PackageActivityForm = ({ record }: { record?: PackageActivity }) => {
  const form = useResourceForm({
    noun: $localize`package activity`,
    resource: packageActivityResource,
    record,
    schema: CreatePackageActivityBody,
  });
  return (
    <FormPage form={form}>
      <LandingPageSections
        form={form}
        title={$localize`Activity`}
        area="package-activities"
        images={
          <FormSection title={$localize`Images`}>
            <GalleryField form={form} name="images" />
            <TextField
              form={form}
              name="alt_image"
              description={$localize`The site may show this text for images that have none of their own.`}
            />
          </FormSection>
        }
      />
    </FormPage>
  );
};

export const PackageActivityEdit = editScreen(
  $localize`the package activity`,
  getGetPackageActivityQueryOptions,
  PackageActivityForm,
);
