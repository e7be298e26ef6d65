import { SwitchField, TextField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { freshRecord, RecordGate } from '@/components/record-gate';
import { createFeature, updateFeature, useGetFeature } from '@/generated/api/features/features';
import type { Feature } from '@/generated/model';
import { CreateFeatureBody } from '@/generated/zod/features/features';

const FeatureForm = ({ feature }: { feature?: Feature }) => {
  const form = useResourceForm({
    noun: 'feature',
    id: feature?.id,
    list: '/features',
    name: ({ title }) => title,
    initialValues: { title: feature?.title ?? '', status: feature?.status ?? true },
    schema: CreateFeatureBody,
    toBody: (values) => values,
    save: (body) => (feature ? updateFeature(feature.id, body) : createFeature(body)),
  });
  return (
    <FormPage form={form}>
      <FormSection title="Feature">
        <TextField form={form} name="title" label="Title" required />
        <SwitchField form={form} name="status" label="Status" />
      </FormSection>
    </FormPage>
  );
};

export const FeatureCreate = () => <FeatureForm />;

export const FeatureEdit = ({ featureId }: { featureId: number }) => {
  const feature = useGetFeature(featureId, { query: freshRecord });
  return (
    <RecordGate what="the feature" query={feature}>
      {({ data }) => <FeatureForm feature={data} />}
    </RecordGate>
  );
};
