import type { FieldsForm } from '@/components/form-page/resource-form';
import type { Stay } from '@/domain/listings/stay';
import type { StayValues } from '@/features/stays/stay-values';

/** What every section of the form of a hotel or a homestay gets. */
export interface StaySectionProps<Values extends StayValues, Rec extends Stay = Stay> {
  id: string;
  title: string;
  form: FieldsForm<Values>;
  /** The record on display; the names of what it refers to are taken from it. */
  record: Rec | undefined;
}
