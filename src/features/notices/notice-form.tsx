import { SelectField, SwitchField, TextareaField, TextField } from '@/components/fields/fields';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { enumOptions } from '@/components/inputs/enum-options';
import { freshRecord, RecordGate } from '@/components/record-gate';
import { createNotice, updateNotice, useGetNotice } from '@/generated/api/notices/notices';
import { NoticeType, type Notice } from '@/generated/model';
import { CreateNoticeBody } from '@/generated/zod/notices/notices';
import { toNoticeBody, toNoticeValues } from './notice-values';

const NoticeForm = ({ notice }: { notice?: Notice }) => {
  const form = useResourceForm({
    noun: 'notice',
    id: notice?.id,
    list: '/notices',
    name: ({ title }) => title,
    initialValues: toNoticeValues(notice),
    schema: CreateNoticeBody,
    toBody: toNoticeBody,
    save: (body) => (notice ? updateNotice(notice.id, body) : createNotice(body)),
  });
  return (
    <FormPage form={form}>
      <FormSection title="Notice">
        <TextField form={form} name="title" label="Title" required />
        <SelectField form={form} name="type" label="Type" required data={enumOptions(NoticeType)} />
        <SwitchField form={form} name="status" label="Status" />
      </FormSection>
      <FormSection title="Text">
        <TextareaField form={form} name="description" label="Description" minRows={5} />
      </FormSection>
    </FormPage>
  );
};

export const NoticeCreate = () => <NoticeForm />;

export const NoticeEdit = ({ noticeId }: { noticeId: number }) => {
  const notice = useGetNotice(noticeId, { query: freshRecord });
  return (
    <RecordGate what="the notice" query={notice}>
      {({ data }) => <NoticeForm notice={data} />}
    </RecordGate>
  );
};
