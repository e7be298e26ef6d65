import { FormPage } from '@/components/form-page/form-page';
import { SectionRail } from '@/components/form-page/section-rail';
import { useResourceForm } from '@/components/form-page/use-resource-form';
import { RecordGate } from '@/components/record-gate';
import { PreviewButton } from '@/features/content/preview/preview-button';
import { deleteSeoPage, getGetSeoPageQueryOptions } from '@/generated/api/seo-pages/seo-pages';
import type { SeoPage } from '@/generated/model';
import { CreateSeoPageBody } from '@/generated/zod/seo-pages/seo-pages';
import { SeoPagePreview } from './seo-page-preview';
import { seoPageSections } from './seo-page-sections';
import { seoPages } from './seo-page-values';

const SeoPageForm = ({ page }: { page?: SeoPage }) => {
  const form = useResourceForm({
    noun: 'SEO page',
    resource: seoPages,
    record: page,
    list: '/seo-pages',
    remove: (id) => deleteSeoPage(id),
    name: ({ title }) => title,
    schema: CreateSeoPageBody,
  });
  return (
    <FormPage
      form={form}
      rail={<SectionRail form={form} sections={seoPageSections} />}
      actions={<PreviewButton form={form}>{(values) => <SeoPagePreview values={values} />}</PreviewButton>}
    >
      {seoPageSections.map(({ Section, ...section }) => (
        <Section key={section.id} {...section} form={form.stable} record={page} />
      ))}
    </FormPage>
  );
};

export const SeoPageCreate = () => <SeoPageForm />;

export const SeoPageEdit = ({ seoPageId }: { seoPageId: number }) => (
  <RecordGate what="the SEO page" record={getGetSeoPageQueryOptions(seoPageId)}>
    {({ data }) => <SeoPageForm page={data} />}
  </RecordGate>
);
