import { resource } from '@/api/writes/resource';
import { stayBody, stayValues } from '@/features/stays/stay-values';
import type { Homestay, HomestayInput } from '@/generated/model';
import { homestayContract, homestayFields } from '@/generated/resources/homestays';
import { plainBody, plainValues } from '@/lib/records/fields';

export const homestayResource = resource({
  ...homestayContract,
  /** The form values of a homestay; related records are ids. */
  toValues: (record?: Homestay) => ({
    ...plainValues(homestayFields, record),
    ...stayValues(record),
    homestay_region_id: record?.region?.id ?? null,
  }),
  toBody: (values, stored): HomestayInput => ({
    ...plainBody(homestayFields, stayBody(values, stored)),
  }),
});

export type HomestayValues = ReturnType<typeof homestayResource.toValues>;
