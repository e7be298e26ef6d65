import type { ReactNode } from 'react';
import { TextareaField, TextField } from '@/components/fields/fields';
import type { FieldName } from '@/components/fields/use-field';
import { FormSection } from '@/components/form-page/form-section';
import type { FieldsForm } from '@/components/form-page/resource-form';
import { SeoPreviews, type SeoValues } from './seo-previews';

interface SeoFieldsProps<Values extends SeoValues> {
  form: FieldsForm<Values>;
  /** The field that replaces a missing meta title. */
  titleFrom: FieldName<Values>;
  /** The field that replaces a missing meta description. */
  textFrom: FieldName<Values>;
  /** The first segment of the page's path. */
  area: string;
  /** Further fields, such as no-index and no-follow. */
  children?: ReactNode;
}

/** The meta tag of a record with previews of its search result and social card. */
export const SeoFields = <Values extends SeoValues>(props: SeoFieldsProps<Values>) => {
  const { form, titleFrom, textFrom, area, children } = props;
  return (
    <>
      <TextField form={form} name="meta_page_title" />
      <TextField form={form} name="meta_keywords" />
      <TextareaField form={form} name="meta_description" />
      <SeoPreviews form={form} titleFrom={titleFrom} textFrom={textFrom} area={area} />
      {children}
    </>
  );
};

/** The same as a section. */
export const SeoSection = <Values extends SeoValues>(props: SeoFieldsProps<Values>) => (
  <FormSection title={$localize`Search engines`}>
    <SeoFields {...props} />
  </FormSection>
);
