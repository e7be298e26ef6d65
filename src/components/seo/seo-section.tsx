import { useDeferredValue, type ReactNode } from 'react';
import { TextareaField, TextField } from '@/components/fields/fields';
import type { FieldName } from '@/components/fields/use-field';
import { FormSection } from '@/components/form-page/form-section';
import type { FieldsForm } from '@/components/form-page/use-resource-form';
import { SearchPreview } from './search-preview';

interface SeoValues {
  slug: string;
  meta_page_title: string;
  meta_keywords: string;
  meta_description: string;
}

interface SeoSectionProps<Values extends SeoValues> {
  /** For the rail of a long form. */
  id?: string;
  form: FieldsForm<Values>;
  /** The field whose text stands for a missing meta title. */
  titleFrom: FieldName<Values>;
  /** The first part of the page's address. */
  area: string;
  /** Further fields, such as no-index and no-follow. */
  children?: ReactNode;
}

type PreviewProps<Values extends SeoValues> = Pick<SeoSectionProps<Values>, 'form' | 'titleFrom' | 'area'>;

/** Apart from the fields, which need not be drawn for what is typed into them. */
const Preview = <Values extends SeoValues>({ form, titleFrom, area }: PreviewProps<Values>) => {
  const { useWatchValue } = form.fields;
  const name = useWatchValue(titleFrom) as string;
  const title = useWatchValue('meta_page_title') as string;
  const description = useWatchValue('meta_description') as string;
  const slug = useWatchValue('slug') as string;
  return (
    <SearchPreview
      title={useDeferredValue(title || name)}
      description={useDeferredValue(description)}
      area={area}
      slug={useDeferredValue(slug)}
    />
  );
};

/** The meta tag of a record with a preview of its search result. */
export const SeoSection = <Values extends SeoValues>(props: SeoSectionProps<Values>) => {
  const { id, form, titleFrom, area, children } = props;
  return (
    <FormSection id={id} title="Search engines">
      <TextField form={form} name="meta_page_title" label="Meta page title" aliases={['meta_tag.title']} />
      <TextField form={form} name="meta_keywords" label="Meta keywords" aliases={['meta_tag.keywords']} />
      <TextareaField
        form={form}
        name="meta_description"
        label="Meta description"
        aliases={['meta_tag.description']}
      />
      <Preview form={form} titleFrom={titleFrom} area={area} />
      {children}
    </FormSection>
  );
};
