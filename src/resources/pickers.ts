import {
  byIdWith,
  type LinkedSource,
  MOST_OPTIONS,
  type PickerSource,
  searchedBy,
  toLoaded,
  toOption,
  wholeList,
} from '@/components/pickers/picker-source';
import { getAmenity, getSearchAmenitiesQueryKey, searchAmenities } from '@/generated/api/amenities/amenities';
import {
  getBlogCategory,
  getListBlogCategoryOptionsQueryKey,
  listBlogCategoryOptions,
} from '@/generated/api/blog-categories/blog-categories';
import { getBlog, getListBlogsQueryKey, listBlogs } from '@/generated/api/blogs/blogs';
import {
  getFeature,
  getListFeatureOptionsQueryKey,
  listFeatureOptions,
} from '@/generated/api/features/features';
import {
  getHomestayRegion,
  getListHomestayRegionOptionsQueryKey,
  listHomestayRegionOptions,
} from '@/generated/api/homestay-regions/homestay-regions';
import {
  getHomestay,
  getListHomestayOptionsQueryKey,
  listHomestayOptions,
} from '@/generated/api/homestays/homestays';
import {
  getHotelRegion,
  getListHotelRegionOptionsQueryKey,
  listHotelRegionOptions,
} from '@/generated/api/hotel-regions/hotel-regions';
import { getHotel, getListHotelOptionsQueryKey, listHotelOptions } from '@/generated/api/hotels/hotels';
import {
  getListCountriesQueryKey,
  getListDepartureTypeOptionsQueryKey,
  getListGeoChildrenQueryKey,
  getListListingTypeOptionsQueryKey,
  getListPackageTypeOptionsQueryKey,
  getListPropertyTypeOptionsQueryKey,
  getListRoomTypeOptionsQueryKey,
  getListVendorOptionsQueryKey,
  listCountries,
  listDepartureTypeOptions,
  listGeoChildren,
  listListingTypeOptions,
  listPackageTypeOptions,
  listPropertyTypeOptions,
  listRoomTypeOptions,
  listVendorOptions,
} from '@/generated/api/lookups/lookups';
import {
  getListPackageActivityOptionsQueryKey,
  getPackageActivity,
  listPackageActivityOptions,
} from '@/generated/api/package-activities/package-activities';
import {
  getListPackageRegionOptionsQueryKey,
  getPackageRegion,
  listPackageRegionOptions,
} from '@/generated/api/package-regions/package-regions';
import {
  getListPackageOptionsQueryKey,
  getListPackagesQueryKey,
  getPackage,
  listPackageOptions,
  listPackages,
} from '@/generated/api/packages/packages';
import { getListRoleOptionsQueryKey, getRole, listRoleOptions } from '@/generated/api/roles/roles';
import { getListUsersQueryKey, getUser, listUsers } from '@/generated/api/users/users';
import type { AmenityType, User } from '@/generated/model';
import { personName } from '@/lib/records/record-name';
import { amenityArea } from './amenities';
import { blogCategoryArea } from './blog-categories';
import { blogArea } from './blogs';
import { featureArea } from './features';
import { homestayRegionArea } from './homestay-regions';
import { homestayArea } from './homestays';
import { hotelRegionArea } from './hotel-regions';
import { hotelArea } from './hotels';
import { packageActivityArea } from './package-activities';
import { packageRegionArea } from './package-regions';
import { packageArea } from './packages';
import { roleArea } from './roles';
import { userArea } from './users';
import { vendors as vendorsByName } from './vendors';

/** A source whose records link to the area's screens. */
const openedBy = (area: { open: LinkedSource['open'] }, source: PickerSource): LinkedSource => ({
  ...source,
  open: area.open,
});

export const packageRegionPicker = openedBy(
  packageRegionArea,
  wholeList(getListPackageRegionOptionsQueryKey(), listPackageRegionOptions, getPackageRegion),
);
export const homestayRegionPicker = openedBy(
  homestayRegionArea,
  wholeList(getListHomestayRegionOptionsQueryKey(), listHomestayRegionOptions, getHomestayRegion),
);
export const hotelRegionPicker = openedBy(
  hotelRegionArea,
  wholeList(getListHotelRegionOptionsQueryKey(), listHotelRegionOptions, getHotelRegion),
);
export const packageActivityPicker = openedBy(
  packageActivityArea,
  wholeList(getListPackageActivityOptionsQueryKey(), listPackageActivityOptions, getPackageActivity),
);
export const vendorPicker = openedBy(
  vendorsByName,
  wholeList(getListVendorOptionsQueryKey(), listVendorOptions),
);
export const featurePicker = openedBy(
  featureArea,
  wholeList(getListFeatureOptionsQueryKey(), listFeatureOptions, getFeature),
);
/** Blog categories by display name, which blogs do not contain. */
export const blogCategoryPicker = openedBy(blogCategoryArea, {
  ...wholeList(getListBlogCategoryOptionsQueryKey(), listBlogCategoryOptions, getBlogCategory),
  renames: true,
});
export const rolePicker = openedBy(
  roleArea,
  wholeList(getListRoleOptionsQueryKey(), listRoleOptions, getRole),
);

/** When a package can start: on fixed dates, any day. */
export const departureTypePicker = wholeList(getListDepartureTypeOptionsQueryKey(), listDepartureTypeOptions);
/** The kind of group for a package: private, group, family. */
export const packageTypePicker = wholeList(getListPackageTypeOptionsQueryKey(), listPackageTypeOptions);
/** How a package is listed: standard, featured. */
export const listingTypePicker = wholeList(getListListingTypeOptionsQueryKey(), listListingTypeOptions);

/** The types of homestay rooms: single, twin, family. */
export const roomTypePicker = wholeList(getListRoomTypeOptionsQueryKey(), listRoomTypeOptions);
/** The types of homestay houses. */
export const propertyTypePicker = wholeList(getListPropertyTypeOptionsQueryKey(), listPropertyTypeOptions);

export const countryPicker = wholeList(getListCountriesQueryKey(), listCountries);
/** The states of a country, or the cities of a state. */
export const placesIn = (parent: number): PickerSource =>
  wholeList(getListGeoChildrenQueryKey(parent), (options, signal) =>
    listGeoChildren(parent, options, signal),
  );

/** All amenities, or those for hotels, homestays or rooms, by display name; the API searches. */
const amenitiesOf = (type?: AmenityType) =>
  openedBy(amenityArea, {
    queryKey: getSearchAmenitiesQueryKey(type && { type }),
    load: async (term, signal) => {
      const name = term.trim();
      const query = { ...(type && { type }), ...(name === '' ? {} : { display_name: name }) };
      return toLoaded(await searchAmenities(query, undefined, signal));
    },
    filter: 'server',
    byId: byIdWith(getAmenity),
  });
export const amenityPicker = amenitiesOf();
export const hotelAmenityPicker = amenitiesOf('hotel');
export const homestayAmenityPicker = amenitiesOf('homestay');
export const roomAmenityPicker = amenitiesOf('room');

/** Every package, homestay or hotel in one call, as the blog screen needs them. */
export const allPackagesPicker = wholeList(getListPackageOptionsQueryKey(), listPackageOptions, getPackage);
export const allHomestaysPicker = openedBy(
  homestayArea,
  wholeList(getListHomestayOptionsQueryKey(), listHomestayOptions, getHomestay),
);
export const allHotelsPicker = openedBy(
  hotelArea,
  wholeList(getListHotelOptionsQueryKey(), listHotelOptions, getHotel),
);

/** Packages by name, and blogs by title; the API searches. */
export const packagePicker = openedBy(
  packageArea,
  searchedBy('name', getListPackagesQueryKey(), listPackages, getPackage),
);
export const blogPicker = openedBy(blogArea, searchedBy('title', getListBlogsQueryKey(), listBlogs, getBlog));

const withName = (user: User) => ({ ...user, full_name: personName(user) });

/** Users by full name, or by e-mail address once an @ is typed; the API searches. */
export const userPicker = openedBy(userArea, {
  queryKey: getListUsersQueryKey(),
  load: async (term, signal) => {
    const text = term.trim();
    const filter = text.includes('@') ? { email: text } : { full_name: text };
    const query = { per_page: MOST_OPTIONS, sort: 'full_name', ...(text === '' ? {} : filter) };
    const answer = await listUsers(query, undefined, signal);
    return toLoaded({ ...answer, data: answer.data.map(withName) });
  },
  filter: 'server',
  byId: async (id, signal) => toOption(withName((await getUser(id, undefined, signal)).data)),
});
