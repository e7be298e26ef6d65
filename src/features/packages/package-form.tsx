import { Alert } from '@mantine/core';
import { FormPage } from '@/components/form-page/form-page';
import { SectionRail } from '@/components/form-page/section-rail';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { freshRecord, RecordGate } from '@/components/record-gate';
import { createPackage, updatePackage, useGetPackage } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { CreatePackageBody } from '@/generated/zod/packages/packages';
import { packageSections } from './package-sections';
import { toCopyValues, toPackageBody, toPackageValues } from './package-values';

interface PackageFormProps {
  /** The record to change. */
  record?: Package;
  /** The record to start a new one from. */
  original?: Package;
}

const PackageForm = ({ record, original }: PackageFormProps) => {
  const form = useResourceForm({
    noun: 'package',
    id: record?.id,
    list: '/packages',
    name: ({ name }) => name,
    initialValues: original ? toCopyValues(original) : toPackageValues(record),
    schema: CreatePackageBody,
    toBody: toPackageBody,
    save: (body, options) =>
      record ? updatePackage(record.id, body, options) : createPackage(body, options),
  });
  return (
    <FormPage form={form} rail={<SectionRail form={form} sections={packageSections} />}>
      {original && (
        <Alert color="primary" role="status" title={`A copy of “${original.name}”`}>
          It needs a slug of its own, and most likely another name. Images, itinerary days, departures and
          FAQs stay with the original.
        </Alert>
      )}
      {packageSections.map(({ Section, ...section }) => (
        <Section key={section.id} {...section} form={form.stable} record={record ?? original} />
      ))}
    </FormPage>
  );
};

const PackageCopy = ({ from }: { from: number }) => {
  const original = useGetPackage(from, { query: freshRecord });
  return (
    <RecordGate what="the package to copy" query={original}>
      {({ data }) => <PackageForm original={data} />}
    </RecordGate>
  );
};

interface PackageCreateProps {
  /** The package to copy, if any. */
  from?: number | undefined;
}

export const PackageCreate = ({ from }: PackageCreateProps) =>
  from === undefined ? <PackageForm /> : <PackageCopy key={from} from={from} />;

export const PackageEdit = ({ packageId }: { packageId: number }) => {
  const record = useGetPackage(packageId, { query: freshRecord });
  return (
    <RecordGate what="the package" query={record}>
      {({ data }) => <PackageForm record={data} />}
    </RecordGate>
  );
};
