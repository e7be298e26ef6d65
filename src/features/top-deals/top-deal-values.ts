import { resource } from '@/api/resource';
import { createTopDeal, deleteTopDeal, getTopDeal, updateTopDeal } from '@/generated/api/top-deals/top-deals';
import type { TopDeal, TopDealInput, TopDealType } from '@/generated/model';
import { imageAt } from '@/lib/gallery';

/** The form values of a record; a new one has no section. */
export const toTopDealValues = (deal?: TopDeal) => ({
  title: deal?.title ?? '',
  subtitle: deal?.subtitle ?? '',
  type: deal?.type ?? '',
  image: imageAt(deal?.image_url),
});

/** The request body for the form values; a stored image is not sent again. */
export const toTopDealBody = ({
  type,
  image,
  ...values
}: ReturnType<typeof toTopDealValues>): TopDealInput => ({
  ...values,
  type: type as TopDealType,
  ...(image?.file && { image: image.file }),
});

export const topDeals = resource({
  read: getTopDeal,
  create: createTopDeal,
  update: updateTopDeal,
  remove: deleteTopDeal,
  toValues: toTopDealValues,
  toBody: toTopDealBody,
});
