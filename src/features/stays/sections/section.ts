import type { SectionProps } from '@/components/form-page/long-form-page';
import type { Stay } from '@/domain/listings/stay';
import type { StayValues } from '@/features/stays/stay-values';

/** What every section of the form of a hotel or a homestay gets. */
export type StaySectionProps<Values extends StayValues, Rec extends Stay = Stay> = SectionProps<Values, Rec>;
