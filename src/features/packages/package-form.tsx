import { Alert } from '@mantine/core';
import { LongFormPage } from '@/components/form-page/long-form-page';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { editScreen } from '@/components/records/edit-screen';
import { RecordGate } from '@/components/records/record-gate';
import { useFirstSave } from '@/domain/listings/first-save/use-first-save';
import { getGetPackageQueryOptions } from '@/generated/api/packages/packages';
import type { Package } from '@/generated/model';
import { CreatePackageBody } from '@/generated/zod/packages/packages';
import { loadChunk } from '@/lib/loading/chunk';
import { copyParts } from '@/resources/package-links';
import { packageArea } from '@/resources/packages';
import { packageSections } from './package-sections';
import { packageResource, type PackageValues, toCopyValues } from './package-values';

/** Notes in the form's navigation for a new package. */
const notes = { images: $localize`or after saving` };

const loadFirstSave = () =>
  loadChunk(() => import('@/domain/listings/first-save/package-first-save')).then((m) => m.firstSave);

interface PackageFormProps {
  /** The record to change. */
  record?: Package;
  /** The record to start a new one from. */
  original?: Package;
}

const PackageForm = ({ record, original }: PackageFormProps) => {
  const [beforeSave, question] = useFirstSave<Package, PackageValues>({
    creating: !record,
    load: loadFirstSave,
  });
  const form = useResourceForm({
    noun: $localize`package`,
    origins: ['from'],
    resource: packageResource,
    record,
    view: packageArea.open,
    afterCreate: original && ((id) => copyParts({ id }, original.id)),
    initialValues: original && toCopyValues(original),
    schema: CreatePackageBody,
    beforeSave,
  });
  return (
    <LongFormPage
      form={form}
      sections={packageSections}
      record={record ?? original}
      notes={record ? undefined : notes}
    >
      {question}
      {original && (
        <Alert color="primary" role="status" title={$localize`A copy of “${original.name}:name:”`}>
          {$localize`It needs a slug of its own, and most likely another name. It starts inactive, not sponsored and without a position. Once it is saved, you choose which of the itinerary days, FAQs, departures and images of the original are copied, too.`}
        </Alert>
      )}
    </LongFormPage>
  );
};

/** The form of a new package, or of a copy of the package `from`. */
export const PackageCreate = ({ from }: { from?: number | undefined }) => {
  if (from === undefined) return <PackageForm />;
  return (
    <RecordGate key={from} what={$localize`the package to copy`} record={getGetPackageQueryOptions(from)}>
      {({ data }) => <PackageForm original={data} />}
    </RecordGate>
  );
};

export const PackageEdit = editScreen($localize`the package`, getGetPackageQueryOptions, PackageForm);
