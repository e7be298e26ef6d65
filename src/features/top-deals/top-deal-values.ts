import { resource } from '@/api/writes/resource';
import type { TopDeal, TopDealInput } from '@/generated/model';
import { topDealContract, topDealFields } from '@/generated/resources/top-deals';
import { imageAt } from '@/lib/files/gallery';
import { plainBody, plainValues } from '@/lib/records/fields';

export const topDealResource = resource({
  ...topDealContract,
  toValues: (deal?: TopDeal) => ({
    ...plainValues(topDealFields, deal),
    image: imageAt(deal?.image_url),
  }),
  /** The request body; a stored image is not sent again. */
  toBody: ({ image, ...values }): TopDealInput => ({
    ...plainBody(topDealFields, values),
    ...(image?.file && { image: image.file }),
  }),
});
