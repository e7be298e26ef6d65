import type { TopDeal } from '@/generated/model';
import { GetTopDealResponse } from '@/generated/zod/top-deals/top-deals';
import { imageUrl } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { data } from './top-deals.yaml';

type Line = Pick<TopDeal, 'title' | 'subtitle' | 'type'> & { image?: false };

export const topDealTable: TableDefinition<TopDeal> = {
  name: 'top-deals',
  row: GetTopDealResponse.shape.data,
  unique: ['title'],
  seed: () =>
    (data as Line[]).map(({ image = true, ...row }) => ({ ...row, image_url: image ? imageUrl() : null })),
};
