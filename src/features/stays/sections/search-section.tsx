import { RobotsFields } from '@/domain/seo/robots-fields';
import { SeoFields } from '@/domain/seo/seo-section';
import type { StayValues } from '@/features/stays/stay-values';
import type { StaySectionProps } from './section';

interface SearchSectionProps<Values extends StayValues> extends StaySectionProps<Values> {
  /** The first part of the page's address. */
  area: string;
}

export const SearchSection = <Values extends StayValues>({ form, area }: SearchSectionProps<Values>) => (
  <SeoFields form={form} titleFrom="name" area={area}>
    <RobotsFields form={form} />
  </SeoFields>
);
