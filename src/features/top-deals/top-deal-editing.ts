import { editing } from '@/components/edit-many/editing';
import { enumOptions } from '@/components/inputs/enum-options';
import { TopDealType } from '@/generated/model';
import { CreateTopDealBody } from '@/generated/zod/top-deals/top-deals';
import { topDeals } from './top-deal-values';

export const topDealEditing = editing({
  resource: topDeals,
  schema: CreateTopDealBody,
  fields: [
    { name: 'title', label: 'Title', kind: 'text' },
    { name: 'subtitle', label: 'Subtitle', kind: 'text' },
    { name: 'type', label: 'Type', kind: 'choice', options: enumOptions(TopDealType) },
  ],
});
