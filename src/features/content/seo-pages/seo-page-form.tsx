import { LongFormPage } from '@/components/form-page/long-form-page';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { editScreen } from '@/components/records/edit-screen';
import { PreviewButton } from '@/features/content/preview/preview-button';
import { getGetSeoPageQueryOptions } from '@/generated/api/seo-pages/seo-pages';
import type { SeoPage } from '@/generated/model';
import { CreateSeoPageBody } from '@/generated/zod/seo-pages/seo-pages';
import { SeoPagePreview } from './seo-page-preview';
import { seoPageSections } from './seo-page-sections';
import { seoPageResource } from './seo-page-values';

export const SeoPageForm = ({ record }: { record?: SeoPage }) => {
  const form = useResourceForm({
    noun: $localize`SEO page`,
    resource: seoPageResource,
    record,
    schema: CreateSeoPageBody,
  });
  return (
    <LongFormPage
      form={form}
      sections={seoPageSections}
      record={record}
      actions={<PreviewButton form={form}>{(values) => <SeoPagePreview values={values} />}</PreviewButton>}
    />
  );
};

export const SeoPageEdit = editScreen($localize`the SEO page`, getGetSeoPageQueryOptions, SeoPageForm);
