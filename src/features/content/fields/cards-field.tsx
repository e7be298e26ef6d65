import { type IdsFieldOptions, useIdsField } from '@/components/fields/multi-picker-field';
import { type Bound, unbound } from '@/components/fields/use-field';
import { CardsPicker } from './cards-picker';

/** The ids of other records in an order that can be changed, each shown as a card. */
export const CardsField = <Values extends object>(props: Bound<Values> & IdsFieldOptions) => (
  <CardsPicker {...unbound(props)} {...useIdsField(props)} />
);
