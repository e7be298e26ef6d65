import { RobotsFields } from '@/components/seo/robots-fields';
import { SeoSection } from '@/components/seo/seo-section';
import type { PackageSectionProps } from './section';

export const SearchSection = ({ form, record: _record, id }: PackageSectionProps) => (
  <SeoSection id={id} form={form} titleFrom="name" area="packages">
    <RobotsFields form={form} />
  </SeoSection>
);
