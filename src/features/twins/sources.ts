import type { PickerSource } from '@/components/pickers/picker-source';
import type { CopyPart } from '@/domain/copying/copy-part';
import { getListHomestaysQueryKey } from '@/generated/api/homestays/homestays';
import { getListHotelsQueryKey } from '@/generated/api/hotels/hotels';
import { getListPackagesQueryKey } from '@/generated/api/packages/packages';
import { getListUsersQueryKey } from '@/generated/api/users/users';
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
import type { RecordTypes } from '@/resources/record-type';
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
  /** Fields that no two records may share, or that are not a record's to give. */
  apart: readonly string[];
  /** The paths of the types of which a record's fields are; those of a user's profile are saved by a call of their own. */
  types: readonly [string, ...string[]];
}

/** The parts of a record, to be created under another one; undefined for records without. */
export type TwinParts = Partial<
  Record<TwinPath, (from: object, into: object) => Promise<readonly CopyPart[]>>
>;

/** What is known of the records to merge. */
export interface Merging {
  types: RecordTypes;
  parts: TwinParts;
}

export const twinSources: Readonly<Record<TwinPath, TwinSource>> = {
  packages: {
    area: packageArea,
    label: packageArea.label,
    region: packageRegionPicker,
    person: vendorPicker,
    queryKey: getListPackagesQueryKey(),
    apart: ['slug', 'status'],
    types: ['/packages'],
  },
  homestays: {
    area: homestayArea,
    label: homestayArea.label,
    region: homestayRegionPicker,
    person: userPicker,
    queryKey: getListHomestaysQueryKey(),
    apart: ['slug', 'status'],
    types: ['/homestays'],
  },
  hotels: {
    area: hotelArea,
    label: hotelArea.label,
    region: hotelRegionPicker,
    person: userPicker,
    queryKey: getListHotelsQueryKey(),
    apart: ['slug', 'status'],
    types: ['/hotels'],
  },
  users: {
    area: userArea,
    label: $localize`Vendors and owners`,
    queryKey: getListUsersQueryKey(),
    apart: ['email', 'username', 'status', 'role_id'],
    types: ['/users', '/users/profiles'],
  },
};
