import { useState } from 'react';
import { SwitchField, TextField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection, WholeWidth } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { RecordGate } from '@/components/records/record-gate';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import { usePackageTrail } from '@/features/packages/package-trail';
import { getGetFaqQueryOptions } from '@/generated/api/faqs/faqs';
import type { Faq } from '@/generated/model';
import { CreateFaqBody } from '@/generated/zod/faqs/faqs';
import { packageArea } from '@/resources/packages';
import { faqsOf } from './faq-values';

export const FaqForm = ({ packageId, faq }: { packageId: number; faq?: Faq }) => {
  const trail = usePackageTrail(packageId);
  const [faqs] = useState(() => faqsOf(packageId));
  const form = useResourceForm({
    noun: $localize`FAQ`,
    resource: faqs,
    record: faq,
    list: packageArea.open(packageId),
    name: ({ question }) => question,
    schema: CreateFaqBody,
    resetOnStatus: 201,
  });
  return (
    <FormPage form={form} trail={trail}>
      <FormSection title={$localize`Question and answer`}>
        <WholeWidth>
          <TextField form={form} name="question" dir="auto" />
          <RichTextField form={form} name="answer" />
        </WholeWidth>
        <SwitchField form={form} name="status" />
      </FormSection>
    </FormPage>
  );
};

export const FaqEdit = ({ packageId, faqId }: { packageId: number; faqId: number }) => (
  <RecordGate what={$localize`the FAQ`} record={getGetFaqQueryOptions(packageId, faqId)}>
    {({ data }) => <FaqForm packageId={packageId} faq={data} />}
  </RecordGate>
);
