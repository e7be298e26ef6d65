import { RobotsFields } from '@/domain/seo/robots-fields';
import { SeoFields } from '@/domain/seo/seo-section';
import type { PackageSectionProps } from './section';

export const SearchSection = ({ form }: PackageSectionProps) => (
  <SeoFields form={form} titleFrom="name" area="packages">
    <RobotsFields form={form} />
  </SeoFields>
);
