import { Select, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PickerField } from '@/components/fields/picker-field';
import { useValueField } from '@/components/fields/use-field';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { type SeoPage, SeoPageSubject } from '@/generated/model';
import { maxPerPage } from '@/lib/lists/list-search';
import { subjectKind, subjectLabel } from '@/resources/subject-kind';
import { seoPagesQuery } from './seo-page-query';
import type { SeoPageValues } from './seo-page-values';
import { nameOfSubject } from './subject-link';
import { isSameSubject, subjectSource } from './subjects';

interface SubjectProps {
  form: FieldsForm<SeoPageValues>;
}

/** The known kinds, the stored one as it came, and also if it is unknown. */
const kindsWith = (stored: string) => {
  const kinds = Object.values(SeoPageSubject).map((kind) => ({
    value: subjectKind(stored) === kind ? stored : kind,
    label: subjectLabel(kind),
  }));
  return stored === '' || kinds.some(({ value }) => value === stored)
    ? kinds
    : [...kinds, { value: stored, label: subjectLabel(stored) }];
};

/** The kind of the page's subject. Changing the kind clears the subject, as other records are available then. */
export const SubjectTypeField = ({ form }: SubjectProps) => {
  const { value, onChange, ...field } = useValueField<string, SeoPageValues>({
    form,
    name: 'seopageable_type',
    label: $localize`Page type`,
  });
  const { seopageable_type: stored } = form.fields.getInitialValues();
  // Shows how the server spells the kinds.
  useQuery(seoPagesQuery({ page: 1, per_page: maxPerPage }));
  return (
    <Select
      {...field}
      label={$localize`Page type`}
      required
      allowDeselect={false}
      data={kindsWith(stored)}
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

/** Says why no record can be selected. */
const FixedSubject = ({ form, kind, name }: SubjectProps & { kind: string; name: string }) => {
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
      value={name}
      error={error}
      data-path={path}
      description={
        kind === ''
          ? $localize`Choose a page type first.`
          : $localize`Records of this kind cannot be chosen here.`
      }
    />
  );
};

/** The page's subject: a record of the selected kind. */
export const SubjectField = ({ form, record }: SubjectProps & { record: SeoPage | undefined }) => {
  const kind = form.fields.useWatchValue('seopageable_type');
  const id = form.fields.useWatchValue('seopageable_id');
  const source = subjectSource(kind);
  if (!source) {
    const name = id === null ? '' : nameOfSubject(kind, record?.seopageable ?? { id, name: null });
    return <FixedSubject form={form} kind={kind} name={name} />;
  }
  return (
    <PickerField
      key={kind}
      form={form}
      name="seopageable_id"
      label={$localize`Written about`}
      source={source}
      selected={record && isSameSubject(kind, record.seopageable_type) ? record.seopageable : null}
    />
  );
};
