import type { FieldsForm } from '@/components/form-page/resource-form';
import type { SeoPageValues } from '@/features/content/seo-pages/seo-page-values';
import type { SeoPage } from '@/generated/model';

/** What every section of the SEO page form gets. */
export interface SeoPageSectionProps {
  id: string;
  title: string;
  form: FieldsForm<SeoPageValues>;
  /** The record on display; the names of what it refers to are taken from it. */
  record: SeoPage | undefined;
}
