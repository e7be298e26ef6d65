import { useMemo } from 'react';
import classes from '@/components/dialogs/page-preview.module.css';
import { SelectField, SlugField, TextareaField, TextField } from '@/components/fields/fields';
import { ImageField } from '@/components/fields/image-field';
import { PickerField } from '@/components/fields/picker-field';
import { FormPage } from '@/components/form-page/form-page';
import { FormSection, WholeWidth } from '@/components/form-page/form-section';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { WholeImage } from '@/components/inputs/images/whole-image';
import { ARTICLE } from '@/components/inputs/paste-limit';
import { PickedName } from '@/components/pickers/picked-name';
import { editScreen } from '@/components/records/edit-screen';
import { SafeHtml } from '@/components/text/safe-html';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import { SeoSection } from '@/domain/seo/seo-section';
import { PreviewButton } from '@/features/content/preview/preview-button';
import { getGetPageQueryOptions } from '@/generated/api/pages/pages';
import type { Page } from '@/generated/model';
import { CreatePageBody } from '@/generated/zod/pages/pages';
import { parentsFor } from './page-parent';
import { pageResource, type PageValues } from './page-values';

const anyPage = parentsFor(undefined);

/** A page of the site as readers see it; plain notices have no image. */
const PagePreview = ({ values }: { values: PageValues }) => (
  <>
    {values.parent_id !== null && (
      <p className={classes.above}>
        <PickedName source={anyPage} to={{ id: values.parent_id }} />
      </p>
    )}
    <h2>{values.title || $localize`A page without a title`}</h2>
    <p className={classes.lead}>{values.excerpt}</p>
    <WholeImage image={values.image} className={classes.image} />
    <SafeHtml html={values.content} className={classes.text} />
  </>
);

interface PageFormProps {
  /** The page to change. */
  record?: Page;
  /** The parent of a new page. */
  parent?: number | undefined;
}

const PageForm = ({ record, parent }: PageFormProps) => {
  const form = useResourceForm({
    noun: $localize`page`,
    origins: ['parent'],
    resource: pageResource,
    record,
    initialValues: parent === undefined ? undefined : { ...pageResource.toValues(), parent_id: parent },
    resetOnStatus: 201,
    schema: CreatePageBody,
  });
  const parents = useMemo(() => parentsFor(record?.id), [record?.id]);
  return (
    <FormPage
      form={form}
      actions={<PreviewButton form={form}>{(values) => <PagePreview values={values} />}</PreviewButton>}
    >
      <FormSection title={$localize`Page`}>
        <TextField form={form} name="title" description={$localize`The heading of the page.`} />
        <SlugField form={form} name="slug" source="title" />
        <PickerField
          form={form}
          name="parent_id"
          description={$localize`The page above this one. Without one it is at the top.`}
          source={parents}
        />
        <TextField form={form} name="name" description={$localize`What menus call it.`} />
        <TextField
          form={form}
          name="uri"
          placeholder="/about/our-guides"
          description={$localize`The path of the page on the site, where it is more than its slug.`}
        />
        <SelectField form={form} name="template" required />
      </FormSection>
      <FormSection title={$localize`Text`}>
        <WholeWidth>
          <TextareaField form={form} name="excerpt" />
          <RichTextField form={form} name="content" longest={ARTICLE} />
        </WholeWidth>
      </FormSection>
      <FormSection title={$localize`Image`}>
        <ImageField form={form} name="image" />
      </FormSection>
      <SeoSection form={form} titleFrom="title" textFrom="content" area="" />
    </FormPage>
  );
};

export const PageCreate = ({ parent }: Pick<PageFormProps, 'parent'>) => (
  <PageForm key={parent} parent={parent} />
);

export const PageEdit = editScreen($localize`the page`, getGetPageQueryOptions, PageForm);
