import { SwitchField } from '@/components/fields/fields';
import { SeoSection } from '@/components/seo/seo-section';
import type { PackageSectionProps } from './section';

export const SearchSection = ({ form, record: _record, id }: PackageSectionProps) => (
  <SeoSection id={id} form={form} titleFrom="name" area="packages">
    <SwitchField
      form={form}
      name="no_index"
      label="No index"
      labels={['Kept out of search results', 'Shown in search results']}
    />
    <SwitchField
      form={form}
      name="no_follow"
      label="No follow"
      labels={['Links are not followed', 'Links are followed']}
    />
  </SeoSection>
);
