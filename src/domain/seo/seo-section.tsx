import type { ReactNode } from 'react';
import { TextareaField, TextField } from '@/components/fields/fields';
import type { FieldName } from '@/components/fields/use-field';
import { FormSection } from '@/components/form-page/form-section';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { SeoPreviews, type SeoValues } from './seo-previews';

interface SeoSectionProps<Values extends SeoValues> {
  /** For the rail of a long form. */
  id?: string;
  form: FieldsForm<Values>;
  /** The field whose text replaces a missing meta title. */
  titleFrom: FieldName<Values>;
  /** The first part of the page's address. */
  area: string;
  /** Further fields, such as no-index and no-follow. */
  children?: ReactNode;
}

/** The meta tag of a record with a preview of its search result and of its social card. */
export const SeoSection = <Values extends SeoValues>(props: SeoSectionProps<Values>) => {
  const { id, form, titleFrom, area, children } = props;
  return (
    <FormSection id={id} title="Search engines">
      <TextField form={form} name="meta_page_title" label="Meta page title" />
      <TextField form={form} name="meta_keywords" label="Meta keywords" />
      <TextareaField form={form} name="meta_description" label="Meta description" />
      <SeoPreviews form={form} titleFrom={titleFrom} area={area} />
      {children}
    </FormSection>
  );
};
