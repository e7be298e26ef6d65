import { WholeWidth } from '@/components/form-page/form-section';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import type { PackageSectionProps } from './section';

export const DescriptionSection = ({ form }: PackageSectionProps) => (
  <WholeWidth>
    <RichTextField form={form} name="overview" label="Overview" />
    <RichTextField form={form} name="highlights" label="Highlights" />
  </WholeWidth>
);
