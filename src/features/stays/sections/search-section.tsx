import { RobotsFields } from '@/domain/seo/robots-fields';
import { SeoSection } from '@/domain/seo/seo-section';
import type { StayValues } from '@/features/stays/stay-values';
import type { StaySectionProps } from './section';

interface SearchSectionProps<Values extends StayValues> extends Pick<
  StaySectionProps<Values>,
  'id' | 'form'
> {
  /** The first part of the page's address. */
  area: string;
}

export const SearchSection = <Values extends StayValues>({ id, form, area }: SearchSectionProps<Values>) => (
  <SeoSection id={id} form={form} titleFrom="name" area={area}>
    <RobotsFields form={form} />
  </SeoSection>
);
