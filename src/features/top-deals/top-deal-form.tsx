import { SelectField, TextField } from '@/components/fields/fields';
import { ImageField } from '@/components/fields/image-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { enumOptions } from '@/components/inputs/enum-options';
import { freshRecord, RecordGate } from '@/components/record-gate';
import { createTopDeal, updateTopDeal, useGetTopDeal } from '@/generated/api/top-deals/top-deals';
import { TopDealType, type TopDeal } from '@/generated/model';
import { CreateTopDealBody } from '@/generated/zod/top-deals/top-deals';
import { toTopDealBody, toTopDealValues } from './top-deal-values';

const TopDealForm = ({ deal }: { deal?: TopDeal }) => {
  const form = useResourceForm({
    noun: 'top deal',
    id: deal?.id,
    list: '/topdeals',
    name: ({ title }) => title,
    initialValues: toTopDealValues(deal),
    schema: CreateTopDealBody,
    toBody: toTopDealBody,
    save: (body, options) => (deal ? updateTopDeal(deal.id, body, options) : createTopDeal(body, options)),
  });
  return (
    <FormPage form={form}>
      <FormSection title="Top deal">
        <TextField form={form} name="title" label="Title" required />
        <TextField form={form} name="subtitle" label="Subtitle" />
        <SelectField form={form} name="type" label="Type" required data={enumOptions(TopDealType)} />
      </FormSection>
      <FormSection title="Picture">
        <ImageField form={form} name="image" label="Image" aliases={['image_url']} withAlt={false} />
      </FormSection>
    </FormPage>
  );
};

export const TopDealCreate = () => <TopDealForm />;

export const TopDealEdit = ({ topdealId }: { topdealId: number }) => {
  const deal = useGetTopDeal(topdealId, { query: freshRecord });
  return (
    <RecordGate what="the top deal" query={deal}>
      {({ data }) => <TopDealForm deal={data} />}
    </RecordGate>
  );
};
