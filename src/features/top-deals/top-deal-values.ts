import { resource } from '@/api/resource';
import { createTopDeal, deleteTopDeal, getTopDeal, updateTopDeal } from '@/generated/api/top-deals/top-deals';
import type { TopDeal, TopDealInput, TopDealType } from '@/generated/model';
import { imageAt } from '@/lib/files/gallery';

export const topDeals = resource({
  name: 'top-deals',
  read: getTopDeal,
  create: createTopDeal,
  update: updateTopDeal,
  remove: deleteTopDeal,
  /** The form values of a record; a new one has no section. */
  toValues: (deal?: TopDeal) => ({
    title: deal?.title ?? '',
    subtitle: deal?.subtitle ?? '',
    type: deal?.type ?? '',
    image: imageAt(deal?.image_url),
  }),
  /** The request body; a stored image is not sent again. */
  toBody: ({ type, image, ...values }): TopDealInput => ({
    ...values,
    type: type as TopDealType,
    ...(image?.file && { image: image.file }),
  }),
});
