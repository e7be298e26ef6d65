import { WholeWidth } from '@/components/form-page/form-section';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import type { PackageSectionProps } from './section';

export const TermsSection = ({ form }: PackageSectionProps) => (
  <WholeWidth>
    <RichTextField form={form} name="good_to_know" label="Good to know" />
    <RichTextField form={form} name="cancellation" label="Cancellation" />
  </WholeWidth>
);
