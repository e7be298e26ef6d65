import { SelectField, TextField } from '@/components/fields/fields';
import { ImageField } from '@/components/fields/image-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { editScreen } from '@/components/records/edit-screen';
import { getGetTopDealQueryOptions } from '@/generated/api/top-deals/top-deals';
import type { TopDeal } from '@/generated/model';
import { CreateTopDealBody } from '@/generated/zod/top-deals/top-deals';
import { topDealResource } from './top-deal-values';

export const TopDealForm = ({ record }: { record?: TopDeal }) => {
  const form = useResourceForm({
    noun: $localize`top deal`,
    resource: topDealResource,
    record,
    schema: CreateTopDealBody,
  });
  return (
    <FormPage form={form}>
      <FormSection title={$localize`Top deal`}>
        <TextField form={form} name="title" />
        <TextField form={form} name="subtitle" />
        <SelectField form={form} name="type" />
      </FormSection>
      <FormSection title={$localize`Image`}>
        <ImageField form={form} name="image" withAlt={false} />
      </FormSection>
    </FormPage>
  );
};

export const TopDealEdit = editScreen($localize`the top deal`, getGetTopDealQueryOptions, TopDealForm);
