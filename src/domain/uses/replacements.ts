import type { PickerSource } from '@/components/pickers/picker-source';
import { listVendorOptions } from '@/generated/api/lookups/lookups';
import { fold } from '@/lib/text/fold';
import {
  allHomestaysPicker,
  allHotelsPicker,
  amenityPicker,
  blogCategoryPicker,
  featurePicker,
  homestayAmenityPicker,
  homestayRegionPicker,
  hotelAmenityPicker,
  hotelRegionPicker,
  packageActivityPicker,
  packagePicker,
  packageRegionPicker,
  rolePicker,
  roomAmenityPicker,
  userPicker,
} from '@/resources/pickers';
import type { FoundUse } from '@/resources/read-uses';
import { type replaceable, tagOf } from '@/resources/uses';

const pickers: Readonly<Record<(typeof replaceable)[number], PickerSource>> = {
  packages: packagePicker,
  homestays: allHomestaysPicker,
  hotels: allHotelsPicker,
  amenities: amenityPicker,
  features: featurePicker,
  'package-regions': packageRegionPicker,
  'homestay-regions': homestayRegionPicker,
  'hotel-regions': hotelRegionPicker,
  'package-activities': packageActivityPicker,
  'blog-categories': blogCategoryPicker,
  roles: rolePicker,
  users: userPicker,
};

const amenityPickers = { homestays: homestayAmenityPicker, hotels: hotelAmenityPicker };

/** Amenities are for one kind of record each: those for the only kind that uses these. */
const amenitiesFor = (uses: readonly FoundUse[]): PickerSource => {
  const used = uses.filter(({ named }) => named.length > 0).map(({ use }) => use);
  if (used.length > 0 && used.every(({ within }) => within)) return roomAmenityPicker;
  const [first, ...others] = used.map(({ tag }) => tag);
  return others.length === 0 && (first === 'homestays' || first === 'hotels')
    ? amenityPickers[first]
    : amenityPicker;
};

/** The records that can take the place of those of a list, without these; undefined if none can. */
export const replacementsAt = (
  path: string,
  uses: readonly FoundUse[],
  ids: readonly number[],
): PickerSource | undefined => {
  const tag = tagOf(path);
  const source =
    tag === 'amenities' ? amenitiesFor(uses) : (pickers as Partial<Record<string, PickerSource>>)[tag];
  return (
    source && {
      ...source,
      queryKey: [...source.queryKey, 'without', ids],
      load: async (term, signal) => {
        const loaded = await source.load(term, signal);
        return { ...loaded, options: loaded.options.filter(({ value }) => !ids.includes(value)) };
      },
    }
  );
};

/** Whether a user is a vendor: their ids may have nothing to do with each other, so an equal name decides. */
export const isVendor = async (user: { id: number; name: string }): Promise<boolean> =>
  (await listVendorOptions()).data.some(
    ({ id, full_name }) => id === user.id && fold(full_name ?? '') === fold(user.name),
  );
