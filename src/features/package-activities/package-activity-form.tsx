import { FormPage } from '@/components/form-page/form-page';
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
      <LandingPageSections form={form} title={$localize`Activity`} area="package-activities" />
    </FormPage>
  );
};

export const PackageActivityEdit = editScreen(
  $localize`the package activity`,
  getGetPackageActivityQueryOptions,
  PackageActivityForm,
);
