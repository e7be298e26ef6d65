import type { SectionProps } from '@/components/form-page/long-form-page';
import type { SeoPageValues } from '@/features/content/seo-pages/seo-page-values';
import type { SeoPage } from '@/generated/model';

/** What every section of the SEO page form gets. */
export type SeoPageSectionProps = SectionProps<SeoPageValues, SeoPage>;
