import { type IdsFieldOptions, useIdsField } from '@/components/fields/multi-picker-field';
import { type Bound, unbound } from '@/components/fields/use-field';
import { CardsPicker } from './cards-picker';

/** Ids of other records, sortable, each shown as a card. */
export const CardsField = <Values extends object>(props: Bound<Values> & IdsFieldOptions) => (
  <CardsPicker {...unbound(props)} {...useIdsField(props)} />
);
