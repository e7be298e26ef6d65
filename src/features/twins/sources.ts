import type { PickerSource } from '@/components/pickers/picker-source';
import { getListHomestaysQueryKey, listHomestays } from '@/generated/api/homestays/homestays';
import { getListHotelsQueryKey, listHotels } from '@/generated/api/hotels/hotels';
import { getListPackagesQueryKey, listPackages } from '@/generated/api/packages/packages';
import { getListUsersQueryKey, listUsers } from '@/generated/api/users/users';
import type { ListPageOf } from '@/lib/lists/paging';
import type { Area } from '@/resources/area';
import { homestayArea } from '@/resources/homestays';
import { hotelArea } from '@/resources/hotels';
import { packageArea } from '@/resources/packages';
import {
  homestayRegionPicker,
  hotelRegionPicker,
  packageRegionPicker,
  userPicker,
  vendorPicker,
} from '@/resources/pickers';
import { userArea } from '@/resources/users';
import type { TwinPath } from './twins-search';

/** A kind of records that are compared with each other. */
export interface TwinSource {
  area: Pick<Area, 'path' | 'nouns' | 'label' | 'open'>;
  /** What is told of two of them: vendors and owners are users. */
  label: string;
  /** What has the names of its region, and of its vendor or owner, where a list has ids alone. */
  region?: PickerSource;
  person?: PickerSource;
  /** Begins with the path of the list, so that it is read again after a write. */
  queryKey: readonly unknown[];
  list: (
    params: { page: number; per_page: number },
    signal: AbortSignal,
  ) => Promise<ListPageOf<{ id: number }>>;
}

export const twinSources: Readonly<Record<TwinPath, TwinSource>> = {
  packages: {
    area: packageArea,
    label: packageArea.label,
    region: packageRegionPicker,
    person: vendorPicker,
    queryKey: getListPackagesQueryKey(),
    list: (params, signal) => listPackages(params, undefined, signal),
  },
  homestays: {
    area: homestayArea,
    label: homestayArea.label,
    region: homestayRegionPicker,
    person: userPicker,
    queryKey: getListHomestaysQueryKey(),
    list: (params, signal) => listHomestays(params, undefined, signal),
  },
  hotels: {
    area: hotelArea,
    label: hotelArea.label,
    region: hotelRegionPicker,
    person: userPicker,
    queryKey: getListHotelsQueryKey(),
    list: (params, signal) => listHotels(params, undefined, signal),
  },
  users: {
    area: userArea,
    label: $localize`Vendors and owners`,
    queryKey: getListUsersQueryKey(),
    list: (params, signal) => listUsers(params, undefined, signal),
  },
};
