import {
  getCreateTopDealMockHandler,
  getDeleteTopDealMockHandler,
  getGetTopDealMockHandler,
  getListTopDealsMockHandler,
  getUpdateTopDealMockHandler,
} from '@/generated/api/top-deals/top-deals.msw';
import type { TopDealFields } from '@/generated/model';
import {
  CreateTopDealBody,
  ListTopDealsQueryParams,
  UpdateTopDealBody,
} from '@/generated/zod/top-deals/top-deals';
import type { Resource } from '@/mocks/context';
import { crud } from '@/mocks/http/crud';
import { topDeals } from '@/mocks/seed/top-deals';

export const topDealHandlers: Resource = (context) => {
  const { page, options, create, read, update, remove } = crud(context, topDeals);
  const pageOfDeals = page(ListTopDealsQueryParams);
  const everyMatch = options(ListTopDealsQueryParams);

  const write = async ({ image, ...input }: TopDealFields) => {
    const stored = image && (await context.files.add(topDeals.name, 'image', image));
    return stored ? { ...input, image_url: stored.url } : input;
  };

  return [
    getListTopDealsMockHandler(async (info) => {
      const { data, meta } = await pageOfDeals(info);
      return { data, meta: { ...meta, total: (await everyMatch(info)).data.length } };
    }),
    getCreateTopDealMockHandler(create(CreateTopDealBody, write)),
    getGetTopDealMockHandler(read()),
    getUpdateTopDealMockHandler(update(UpdateTopDealBody, write)),
    getDeleteTopDealMockHandler(remove()),
  ];
};
