import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { NumberField } from '@/components/fields/fields';
import { PickerField } from '@/components/fields/picker-field';
import { useValueField } from '@/components/fields/use-field';
import type { FieldsForm } from '@/components/form-page/resource-form';
import type { SeoPage } from '@/generated/model';
import { maxPerPage } from '@/lib/lists/list-search';
import { isSameSubject, subjectChoices } from '@/resources/subject-kind';
import { seoPagesQuery } from './seo-page-query';
import type { SeoPageValues } from './seo-page-values';
import { subjectSource } from './subjects';

interface SubjectProps {
  form: FieldsForm<SeoPageValues>;
}

/** The kind of the page's subject. Changing the kind clears the subject, as other records are available then. */
export const SubjectTypeField = ({ form }: SubjectProps) => {
  const { value, onChange, ...field } = useValueField<string, SeoPageValues>({
    form,
    name: 'seopageable_type',
    label: $localize`Page type`,
  });
  const { seopageable_type: stored } = form.fields.getInitialValues();
  // Shows which kinds the server has, and how it spells them.
  useQuery(seoPagesQuery({ page: 1, per_page: maxPerPage }));
  return (
    <Select
      {...field}
      label={$localize`Page type`}
      required
      allowDeselect={false}
      data={subjectChoices([stored, value])}
      value={value || null}
      onChange={(kind) => {
        if (kind === null) return;
        onChange(kind);
        form.fields.setFieldValue('seopageable_id', null, { forceUpdate: false });
        form.fields.setFieldValue('nearby_regions', [], { forceUpdate: false });
      }}
    />
  );
};

/** The record is chosen once its kind is. */
const NoKind = ({ form }: SubjectProps) => {
  const { error, 'data-path': path } = useValueField<number | null, SeoPageValues>({
    form,
    name: 'seopageable_id',
    label: $localize`Written about`,
  });
  return (
    <TextInput
      label={$localize`Written about`}
      required
      readOnly
      variant="filled"
      error={error}
      data-path={path}
      description={$localize`Choose a page type first.`}
    />
  );
};

/** The page's subject: a record of the selected kind; of a kind without a list here by its ID. */
export const SubjectField = ({ form, record }: SubjectProps & { record: SeoPage | undefined }) => {
  const kind = form.fields.useWatchValue('seopageable_type');
  const id = form.fields.useWatchValue('seopageable_id');
  const source = subjectSource(kind);
  const bound = { form, name: 'seopageable_id', label: $localize`Written about` } as const;
  const stored = record && isSameSubject(kind, record.seopageable_type) ? record.seopageable : null;
  if (kind === '') return <NoKind form={form} />;
  if (source) return <PickerField key={kind} {...bound} source={source} selected={stored} />;
  const name = stored?.id === id ? stored.name : undefined;
  return (
    <NumberField
      key={kind}
      {...bound}
      min={1}
      decimals={0}
      required
      description={
        name
          ? $localize`The ID of ${name}:name:.`
          : $localize`The record’s ID, as those of this kind are not listed here.`
      }
    />
  );
};
