import { TextField } from '@/components/fields/fields';
import { SubjectField, SubjectTypeField } from '@/features/content/seo-pages/subject-fields';
import type { SeoPageSectionProps } from './section';

export const BasicsSection = ({ form, record }: SeoPageSectionProps) => (
  <>
    <TextField form={form} name="title" label="Title" required />
    <TextField form={form} name="hero_text" label="Hero text" />
    <SubjectTypeField form={form} />
    <SubjectField form={form} record={record} />
  </>
);
