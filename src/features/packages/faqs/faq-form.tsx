import { SwitchField, TextField } from '@/components/fields/fields';
import { RichTextField } from '@/components/fields/rich-text-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection, WholeWidth } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { freshRecord, RecordGate } from '@/components/record-gate';
import { packageHome, usePackageTrail } from '@/features/packages/package-home';
import { createFaq, updateFaq, useGetFaq } from '@/generated/api/faqs/faqs';
import type { Faq } from '@/generated/model';
import { CreateFaqBody } from '@/generated/zod/faqs/faqs';
import { toFaqBody, toFaqValues } from './faq-values';

const FaqForm = ({ packageId, faq }: { packageId: number; faq?: Faq }) => {
  const trail = usePackageTrail(packageId);
  const form = useResourceForm({
    noun: 'FAQ',
    id: faq?.id,
    list: packageHome(packageId),
    name: ({ question }) => question,
    initialValues: toFaqValues(faq),
    schema: CreateFaqBody,
    toBody: toFaqBody,
    save: (body, options) => (faq ? updateFaq(packageId, faq.id, body) : createFaq(packageId, body, options)),
    ...(faq ? {} : { clearOn: 201 }),
  });
  return (
    <FormPage form={form} trail={trail}>
      <FormSection title="Question and answer">
        <WholeWidth>
          <TextField form={form} name="question" label="Question" required dir="auto" />
          <RichTextField form={form} name="answer" label="Answer" required />
        </WholeWidth>
        <SwitchField form={form} name="status" label="Status" />
      </FormSection>
    </FormPage>
  );
};

export const FaqCreate = ({ packageId }: { packageId: number }) => <FaqForm packageId={packageId} />;

export const FaqEdit = ({ packageId, faqId }: { packageId: number; faqId: number }) => {
  const faq = useGetFaq(packageId, faqId, { query: freshRecord });
  return (
    <RecordGate what="the question" query={faq}>
      {({ data }) => <FaqForm packageId={packageId} faq={data} />}
    </RecordGate>
  );
};
