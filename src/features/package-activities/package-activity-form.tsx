import { FormPage } from '@/components/form-page/form-page';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { LandingPageSections } from '@/components/landing-page/landing-page-sections';
import { freshRecord, RecordGate } from '@/components/record-gate';
import {
  createPackageActivity,
  updatePackageActivity,
  useGetPackageActivity,
} from '@/generated/api/package-activities/package-activities';
import type { PackageActivity } from '@/generated/model';
import { CreatePackageActivityBody } from '@/generated/zod/package-activities/package-activities';
import { landingPageBody, landingPageValues } from '@/lib/landing-page';

const PackageActivityForm = ({ activity }: { activity?: PackageActivity }) => {
  const form = useResourceForm({
    noun: 'package activity',
    id: activity?.id,
    list: '/package-activities',
    name: ({ name }) => name,
    initialValues: landingPageValues(activity),
    schema: CreatePackageActivityBody,
    toBody: (values) => landingPageBody(values),
    save: (body, options) =>
      activity ? updatePackageActivity(activity.id, body, options) : createPackageActivity(body, options),
  });
  return (
    <FormPage form={form}>
      <LandingPageSections form={form} title="Activity" area="package-activities" />
    </FormPage>
  );
};

export const PackageActivityCreate = () => <PackageActivityForm />;

export const PackageActivityEdit = ({ packageActivityId }: { packageActivityId: number }) => {
  const activity = useGetPackageActivity(packageActivityId, { query: freshRecord });
  return (
    <RecordGate what="the package activity" query={activity}>
      {({ data }) => <PackageActivityForm activity={data} />}
    </RecordGate>
  );
};
