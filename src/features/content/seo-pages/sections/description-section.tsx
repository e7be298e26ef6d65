import { WholeWidth } from '@/components/form-page/form-section';
import { ARTICLE } from '@/components/inputs/paste-limit';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import type { SeoPageSectionProps } from './section';

export const DescriptionSection = ({ form }: SeoPageSectionProps) => (
  <WholeWidth>
    <RichTextField form={form} name="description" label="Description" longest={ARTICLE} />
  </WholeWidth>
);
