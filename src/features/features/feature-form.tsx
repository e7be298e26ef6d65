import { SwitchField, TextField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { editScreen } from '@/components/records/edit-screen';
import { getGetFeatureQueryOptions } from '@/generated/api/features/features';
import type { Feature } from '@/generated/model';
import { CreateFeatureBody } from '@/generated/zod/features/features';
import { featureResource } from './feature-values';

export const FeatureForm = ({ record }: { record?: Feature }) => {
  const form = useResourceForm({
    noun: $localize`feature`,
    resource: featureResource,
    record,
    schema: CreateFeatureBody,
  });
  return (
    <FormPage form={form}>
      <FormSection title={$localize`Feature`}>
        <TextField form={form} name="title" />
        <SwitchField form={form} name="status" />
      </FormSection>
    </FormPage>
  );
};

export const FeatureEdit = editScreen($localize`the feature`, getGetFeatureQueryOptions, FeatureForm);
