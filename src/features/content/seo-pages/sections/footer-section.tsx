import { TextField } from '@/components/fields/fields';
import { WholeWidth } from '@/components/form-page/form-section';
import { ARTICLE } from '@/components/inputs/paste-limit';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import type { SeoPageSectionProps } from './section';

export const FooterSection = ({ form }: SeoPageSectionProps) => (
  <WholeWidth>
    <TextField form={form} name="title_footer" label="Footer title" />
    <RichTextField form={form} name="description_footer" label="Footer description" longest={ARTICLE} />
  </WholeWidth>
);
