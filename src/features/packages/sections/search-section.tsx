import { RobotsFields } from '@/domain/seo/robots-fields';
import { SeoSection } from '@/domain/seo/seo-section';
import type { PackageSectionProps } from './section';

export const SearchSection = ({ form, record: _record, id }: PackageSectionProps) => (
  <SeoSection id={id} form={form} titleFrom="name" area="packages">
    <RobotsFields form={form} />
  </SeoSection>
);
