import { SelectField, SwitchField, TextareaField, TextField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { editScreen } from '@/components/records/edit-screen';
import { getGetNoticeQueryOptions } from '@/generated/api/notices/notices';
import type { Notice } from '@/generated/model';
import { CreateNoticeBody } from '@/generated/zod/notices/notices';
import { noticeResource } from './notice-values';

export const NoticeForm = ({ record }: { record?: Notice }) => {
  const form = useResourceForm({
    noun: $localize`notice`,
    resource: noticeResource,
    record,
    schema: CreateNoticeBody,
  });
  return (
    <FormPage form={form}>
      <FormSection title={$localize`Notice`}>
        <TextField form={form} name="title" />
        <SelectField form={form} name="type" />
        <SwitchField form={form} name="status" />
      </FormSection>
      <FormSection title={$localize`Text`}>
        <TextareaField form={form} name="description" minRows={5} />
      </FormSection>
    </FormPage>
  );
};

export const NoticeEdit = editScreen($localize`the notice`, getGetNoticeQueryOptions, NoticeForm);
