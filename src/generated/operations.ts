/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import type { ZodObject, ZodType } from 'zod';
import * as auth from './zod/auth/auth';
import * as profile from './zod/profile/profile';
import * as packageRegions from './zod/package-regions/package-regions';
import * as homestayRegions from './zod/homestay-regions/homestay-regions';
import * as hotelRegions from './zod/hotel-regions/hotel-regions';
import * as packageActivities from './zod/package-activities/package-activities';
import * as packages from './zod/packages/packages';
import * as itineraries from './zod/itineraries/itineraries';
import * as departures from './zod/departures/departures';
import * as faqs from './zod/faqs/faqs';
import * as homestays from './zod/homestays/homestays';
import * as homestayRooms from './zod/homestay-rooms/homestay-rooms';
import * as hotels from './zod/hotels/hotels';
import * as hotelRooms from './zod/hotel-rooms/hotel-rooms';
import * as amenities from './zod/amenities/amenities';
import * as features from './zod/features/features';
import * as bookings from './zod/bookings/bookings';
import * as topDeals from './zod/top-deals/top-deals';
import * as banners from './zod/banners/banners';
import * as notices from './zod/notices/notices';
import * as blogCategories from './zod/blog-categories/blog-categories';
import * as blogs from './zod/blogs/blogs';
import * as pages from './zod/pages/pages';
import * as seoPages from './zod/seo-pages/seo-pages';
import * as roles from './zod/roles/roles';
import * as users from './zod/users/users';
import * as lookups from './zod/lookups/lookups';

export interface Operation {
  operationId: string;
  tag: string;
  method: string;
  path: string;
  /** Of its success. */
  status: number;
  query?: ZodObject;
  body?: ZodType;
  answer?: ZodType;
  /** Body fields that hold ids, and the tag or the list of the records that they name. */
  references?: Readonly<Record<string, string>>;
  /** Body fields that the record shows under another name. */
  renamed?: Readonly<Record<string, string>>;
  /** Query parameters and body fields that the specification does not know. */
  invented?: readonly string[];
}

export const OPERATIONS: readonly Operation[] = [
  { operationId: 'login', tag: 'auth', method: 'POST', path: '/admin/login', status: 200, body: auth.LoginBody, answer: auth.LoginResponse },
  { operationId: 'refresh', tag: 'auth', method: 'POST', path: '/admin/refresh', status: 200, body: auth.RefreshBody, answer: auth.RefreshResponse },
  { operationId: 'getOwnProfile', tag: 'profile', method: 'GET', path: '/v1/admin/user', status: 200, answer: profile.GetOwnProfileResponse },
  { operationId: 'updateOwnProfile', tag: 'profile', method: 'POST', path: '/v1/admin/update-user', status: 200, body: profile.UpdateOwnProfileBody, answer: profile.UpdateOwnProfileResponse },
  { operationId: 'resetOwnPassword', tag: 'profile', method: 'POST', path: '/v1/admin/reset-password', status: 200, body: profile.ResetOwnPasswordBody, answer: profile.ResetOwnPasswordResponse },
  { operationId: 'listPackageRegions', tag: 'package-regions', method: 'GET', path: '/v1/admin/package/regions/datatable', status: 200, query: packageRegions.ListPackageRegionsQueryParams, answer: packageRegions.ListPackageRegionsResponse, invented: ["sort"] },
  { operationId: 'listPackageRegionOptions', tag: 'package-regions', method: 'GET', path: '/v1/admin/package/regions', status: 200, answer: packageRegions.ListPackageRegionOptionsResponse },
  { operationId: 'createPackageRegion', tag: 'package-regions', method: 'POST', path: '/v1/admin/package/regions', status: 201, body: packageRegions.CreatePackageRegionBody, answer: packageRegions.CreatePackageRegionResponse },
  { operationId: 'getPackageRegion', tag: 'package-regions', method: 'GET', path: '/v1/admin/package/regions/{packageRegionId}', status: 200, answer: packageRegions.GetPackageRegionResponse },
  { operationId: 'updatePackageRegion', tag: 'package-regions', method: 'PATCH', path: '/v1/admin/package/regions/{packageRegionId}', status: 200, body: packageRegions.UpdatePackageRegionBody, answer: packageRegions.UpdatePackageRegionResponse },
  { operationId: 'deletePackageRegion', tag: 'package-regions', method: 'DELETE', path: '/v1/admin/package/regions/{packageRegionId}', status: 204 },
  { operationId: 'listHomestayRegions', tag: 'homestay-regions', method: 'GET', path: '/v1/admin/homestay-regions/datatable', status: 200, query: homestayRegions.ListHomestayRegionsQueryParams, answer: homestayRegions.ListHomestayRegionsResponse, invented: ["sort"] },
  { operationId: 'listHomestayRegionOptions', tag: 'homestay-regions', method: 'GET', path: '/v1/admin/homestay-regions', status: 200, answer: homestayRegions.ListHomestayRegionOptionsResponse },
  { operationId: 'createHomestayRegion', tag: 'homestay-regions', method: 'POST', path: '/v1/admin/homestay-regions', status: 201, body: homestayRegions.CreateHomestayRegionBody, answer: homestayRegions.CreateHomestayRegionResponse },
  { operationId: 'getHomestayRegion', tag: 'homestay-regions', method: 'GET', path: '/v1/admin/homestay-regions/{homestayRegionId}', status: 200, answer: homestayRegions.GetHomestayRegionResponse },
  { operationId: 'updateHomestayRegion', tag: 'homestay-regions', method: 'PATCH', path: '/v1/admin/homestay-regions/{homestayRegionId}', status: 200, body: homestayRegions.UpdateHomestayRegionBody, answer: homestayRegions.UpdateHomestayRegionResponse },
  { operationId: 'deleteHomestayRegion', tag: 'homestay-regions', method: 'DELETE', path: '/v1/admin/homestay-regions/{homestayRegionId}', status: 204 },
  { operationId: 'listHotelRegions', tag: 'hotel-regions', method: 'GET', path: '/v1/admin/hotel-regions/datatable', status: 200, query: hotelRegions.ListHotelRegionsQueryParams, answer: hotelRegions.ListHotelRegionsResponse, invented: ["sort"] },
  { operationId: 'listHotelRegionOptions', tag: 'hotel-regions', method: 'GET', path: '/v1/admin/hotel-regions', status: 200, answer: hotelRegions.ListHotelRegionOptionsResponse },
  { operationId: 'createHotelRegion', tag: 'hotel-regions', method: 'POST', path: '/v1/admin/hotel-regions', status: 201, body: hotelRegions.CreateHotelRegionBody, answer: hotelRegions.CreateHotelRegionResponse },
  { operationId: 'getHotelRegion', tag: 'hotel-regions', method: 'GET', path: '/v1/admin/hotel-regions/{hotelRegionId}', status: 200, answer: hotelRegions.GetHotelRegionResponse },
  { operationId: 'updateHotelRegion', tag: 'hotel-regions', method: 'PATCH', path: '/v1/admin/hotel-regions/{hotelRegionId}', status: 200, body: hotelRegions.UpdateHotelRegionBody, answer: hotelRegions.UpdateHotelRegionResponse },
  { operationId: 'deleteHotelRegion', tag: 'hotel-regions', method: 'DELETE', path: '/v1/admin/hotel-regions/{hotelRegionId}', status: 204 },
  { operationId: 'listPackageActivities', tag: 'package-activities', method: 'GET', path: '/v1/admin/package/activities/datatable', status: 200, query: packageActivities.ListPackageActivitiesQueryParams, answer: packageActivities.ListPackageActivitiesResponse, invented: ["sort","id","name"] },
  { operationId: 'listPackageActivityOptions', tag: 'package-activities', method: 'GET', path: '/v1/admin/package/activities', status: 200, answer: packageActivities.ListPackageActivityOptionsResponse },
  { operationId: 'createPackageActivity', tag: 'package-activities', method: 'POST', path: '/v1/admin/package/activities', status: 201, body: packageActivities.CreatePackageActivityBody, answer: packageActivities.CreatePackageActivityResponse, invented: ["alt","gallery"] },
  { operationId: 'getPackageActivity', tag: 'package-activities', method: 'GET', path: '/v1/admin/package/activities/{packageActivityId}', status: 200, answer: packageActivities.GetPackageActivityResponse },
  { operationId: 'updatePackageActivity', tag: 'package-activities', method: 'PATCH', path: '/v1/admin/package/activities/{packageActivityId}', status: 200, body: packageActivities.UpdatePackageActivityBody, answer: packageActivities.UpdatePackageActivityResponse, invented: ["alt","gallery"] },
  { operationId: 'deletePackageActivity', tag: 'package-activities', method: 'DELETE', path: '/v1/admin/package/activities/{packageActivityId}', status: 204 },
  { operationId: 'listPackages', tag: 'packages', method: 'GET', path: '/v1/admin/package/packages/datatable', status: 200, query: packages.ListPackagesQueryParams, answer: packages.ListPackagesResponse, invented: ["sort","id","name","vendor_id","region_id","activity_id","status","request_status"] },
  { operationId: 'listPackageOptions', tag: 'packages', method: 'GET', path: '/v1/admin/package/packages', status: 200, answer: packages.ListPackageOptionsResponse },
  { operationId: 'createPackage', tag: 'packages', method: 'POST', path: '/v1/admin/package/packages', status: 201, body: packages.CreatePackageBody, answer: packages.CreatePackageResponse, references: {"vendor_id":"vendors","region_id":"package-regions","activity_id":"package-activities","departure_type":"departure-types","package_type":"package-types","listing_type":"listing-types","available_features":"features"}, renamed: {"vendor_id":"vendor","region_id":"region","activity_id":"activity"}, invented: ["gallery"] },
  { operationId: 'getPackage', tag: 'packages', method: 'GET', path: '/v1/admin/package/packages/{packageId}', status: 200, answer: packages.GetPackageResponse },
  { operationId: 'updatePackage', tag: 'packages', method: 'PATCH', path: '/v1/admin/package/packages/{packageId}', status: 200, body: packages.UpdatePackageBody, answer: packages.UpdatePackageResponse, references: {"vendor_id":"vendors","region_id":"package-regions","activity_id":"package-activities","departure_type":"departure-types","package_type":"package-types","listing_type":"listing-types","available_features":"features"}, renamed: {"vendor_id":"vendor","region_id":"region","activity_id":"activity"}, invented: ["gallery"] },
  { operationId: 'deletePackage', tag: 'packages', method: 'DELETE', path: '/v1/admin/package/packages/{packageId}', status: 204 },
  { operationId: 'approvePackageRequest', tag: 'packages', method: 'PATCH', path: '/v1/admin/package/{packageId}/approve-request', status: 200, answer: packages.ApprovePackageRequestResponse },
  { operationId: 'createItinerary', tag: 'itineraries', method: 'POST', path: '/v1/admin/packages/{packageId}/itenaries', status: 201, body: itineraries.CreateItineraryBody, answer: itineraries.CreateItineraryResponse },
  { operationId: 'getItinerary', tag: 'itineraries', method: 'GET', path: '/v1/admin/packages/{packageId}/itenaries/{itenaryId}', status: 200, answer: itineraries.GetItineraryResponse },
  { operationId: 'updateItinerary', tag: 'itineraries', method: 'PATCH', path: '/v1/admin/packages/{packageId}/itenaries/{itenaryId}', status: 200, body: itineraries.UpdateItineraryBody, answer: itineraries.UpdateItineraryResponse },
  { operationId: 'deleteItinerary', tag: 'itineraries', method: 'DELETE', path: '/v1/admin/packages/{packageId}/itenaries/{itenaryId}', status: 204 },
  { operationId: 'listDepartures', tag: 'departures', method: 'GET', path: '/v1/admin/packages/{packageId}/departures', status: 200, query: departures.ListDeparturesQueryParams, answer: departures.ListDeparturesResponse },
  { operationId: 'createDeparture', tag: 'departures', method: 'POST', path: '/v1/admin/packages/{packageId}/departures', status: 201, body: departures.CreateDepartureBody, answer: departures.CreateDepartureResponse },
  { operationId: 'getDeparture', tag: 'departures', method: 'GET', path: '/v1/admin/packages/{packageId}/departures/{departureId}', status: 200, answer: departures.GetDepartureResponse },
  { operationId: 'deleteDeparture', tag: 'departures', method: 'DELETE', path: '/v1/admin/packages/{packageId}/departures/{departureId}', status: 204 },
  { operationId: 'createFaq', tag: 'faqs', method: 'POST', path: '/v1/admin/packages/{packageId}/faqs', status: 201, body: faqs.CreateFaqBody, answer: faqs.CreateFaqResponse },
  { operationId: 'getFaq', tag: 'faqs', method: 'GET', path: '/v1/admin/packages/{packageId}/faqs/{faqId}', status: 200, answer: faqs.GetFaqResponse },
  { operationId: 'updateFaq', tag: 'faqs', method: 'PATCH', path: '/v1/admin/packages/{packageId}/faqs/{faqId}', status: 200, body: faqs.UpdateFaqBody, answer: faqs.UpdateFaqResponse },
  { operationId: 'deleteFaq', tag: 'faqs', method: 'DELETE', path: '/v1/admin/packages/{packageId}/faqs/{faqId}', status: 204 },
  { operationId: 'listHomestays', tag: 'homestays', method: 'GET', path: '/v1/admin/homestays/datatable', status: 200, query: homestays.ListHomestaysQueryParams, answer: homestays.ListHomestaysResponse, invented: ["sort","request_status"] },
  { operationId: 'listHomestayOptions', tag: 'homestays', method: 'GET', path: '/v1/admin/homestays', status: 200, answer: homestays.ListHomestayOptionsResponse },
  { operationId: 'createHomestay', tag: 'homestays', method: 'POST', path: '/v1/admin/homestays', status: 201, body: homestays.CreateHomestayBody, answer: homestays.CreateHomestayResponse, references: {"homestay_region_id":"homestay-regions","user_id":"users","amenities":"amenities","available_features":"features","room_type":"room-types","property_type":"property-types"}, renamed: {"homestay_region_id":"region","user_id":"owner"}, invented: ["gallery"] },
  { operationId: 'getHomestay', tag: 'homestays', method: 'GET', path: '/v1/admin/homestays/{homestayId}', status: 200, answer: homestays.GetHomestayResponse },
  { operationId: 'updateHomestay', tag: 'homestays', method: 'PATCH', path: '/v1/admin/homestays/{homestayId}', status: 200, body: homestays.UpdateHomestayBody, answer: homestays.UpdateHomestayResponse, references: {"homestay_region_id":"homestay-regions","user_id":"users","amenities":"amenities","available_features":"features","room_type":"room-types","property_type":"property-types"}, renamed: {"homestay_region_id":"region","user_id":"owner"}, invented: ["gallery"] },
  { operationId: 'deleteHomestay', tag: 'homestays', method: 'DELETE', path: '/v1/admin/homestays/{homestayId}', status: 204 },
  { operationId: 'approveHomestayRequest', tag: 'homestays', method: 'PATCH', path: '/v1/admin/homestays/{homestayId}/approve-request', status: 200, answer: homestays.ApproveHomestayRequestResponse },
  { operationId: 'createHomestayRoom', tag: 'homestay-rooms', method: 'POST', path: '/v1/admin/homestays/{homestayId}/rooms', status: 201, body: homestayRooms.CreateHomestayRoomBody, answer: homestayRooms.CreateHomestayRoomResponse, references: {"amenities":"amenities"}, renamed: {"description":"details"}, invented: ["gallery"] },
  { operationId: 'getHomestayRoom', tag: 'homestay-rooms', method: 'GET', path: '/v1/admin/homestays/{homestayId}/rooms/{roomId}', status: 200, answer: homestayRooms.GetHomestayRoomResponse },
  { operationId: 'updateHomestayRoom', tag: 'homestay-rooms', method: 'PATCH', path: '/v1/admin/homestays/{homestayId}/rooms/{roomId}', status: 200, body: homestayRooms.UpdateHomestayRoomBody, answer: homestayRooms.UpdateHomestayRoomResponse, references: {"amenities":"amenities"}, renamed: {"description":"details"}, invented: ["gallery"] },
  { operationId: 'deleteHomestayRoom', tag: 'homestay-rooms', method: 'DELETE', path: '/v1/admin/homestays/{homestayId}/rooms/{roomId}', status: 204 },
  { operationId: 'listHotels', tag: 'hotels', method: 'GET', path: '/v1/admin/hotels/datatable', status: 200, query: hotels.ListHotelsQueryParams, answer: hotels.ListHotelsResponse, invented: ["sort","request_status"] },
  { operationId: 'listHotelOptions', tag: 'hotels', method: 'GET', path: '/v1/admin/hotels', status: 200, answer: hotels.ListHotelOptionsResponse },
  { operationId: 'createHotel', tag: 'hotels', method: 'POST', path: '/v1/admin/hotels', status: 201, body: hotels.CreateHotelBody, answer: hotels.CreateHotelResponse, references: {"user_id":"users","hotel_region_id":"hotel-regions","amenities":"amenities","available_features":"features"}, renamed: {"user_id":"owner","hotel_region_id":"region","default_price":"min_price","is_full_payment":"full_payment","min_payment_percent":"min_payment","star_rating":"rating","description":"details"}, invented: ["gallery"] },
  { operationId: 'getHotel', tag: 'hotels', method: 'GET', path: '/v1/admin/hotels/{hotelId}', status: 200, answer: hotels.GetHotelResponse },
  { operationId: 'updateHotel', tag: 'hotels', method: 'PATCH', path: '/v1/admin/hotels/{hotelId}', status: 200, body: hotels.UpdateHotelBody, answer: hotels.UpdateHotelResponse, references: {"user_id":"users","hotel_region_id":"hotel-regions","amenities":"amenities","available_features":"features"}, renamed: {"user_id":"owner","hotel_region_id":"region","default_price":"min_price","is_full_payment":"full_payment","min_payment_percent":"min_payment","star_rating":"rating","description":"details"}, invented: ["gallery"] },
  { operationId: 'deleteHotel', tag: 'hotels', method: 'DELETE', path: '/v1/admin/hotels/{hotelId}', status: 204 },
  { operationId: 'approveHotelRequest', tag: 'hotels', method: 'PATCH', path: '/v1/admin/hotels/{hotelId}/approve-request', status: 200, answer: hotels.ApproveHotelRequestResponse },
  { operationId: 'createHotelRoom', tag: 'hotel-rooms', method: 'POST', path: '/v1/admin/hotels/{hotelId}/rooms', status: 201, body: hotelRooms.CreateHotelRoomBody, answer: hotelRooms.CreateHotelRoomResponse, references: {"amenities":"amenities"}, renamed: {"description":"details"}, invented: ["gallery"] },
  { operationId: 'getHotelRoom', tag: 'hotel-rooms', method: 'GET', path: '/v1/admin/hotels/{hotelId}/rooms/{roomId}', status: 200, answer: hotelRooms.GetHotelRoomResponse },
  { operationId: 'updateHotelRoom', tag: 'hotel-rooms', method: 'PATCH', path: '/v1/admin/hotels/{hotelId}/rooms/{roomId}', status: 200, body: hotelRooms.UpdateHotelRoomBody, answer: hotelRooms.UpdateHotelRoomResponse, references: {"amenities":"amenities"}, renamed: {"description":"details"}, invented: ["gallery"] },
  { operationId: 'deleteHotelRoom', tag: 'hotel-rooms', method: 'DELETE', path: '/v1/admin/hotels/{hotelId}/rooms/{roomId}', status: 204 },
  { operationId: 'listAmenities', tag: 'amenities', method: 'GET', path: '/v1/admin/amenities/datatable', status: 200, query: amenities.ListAmenitiesQueryParams, answer: amenities.ListAmenitiesResponse, invented: ["sort"] },
  { operationId: 'searchAmenities', tag: 'amenities', method: 'GET', path: '/v1/admin/amenities/search', status: 200, query: amenities.SearchAmenitiesQueryParams, answer: amenities.SearchAmenitiesResponse, invented: ["display_name","type"] },
  { operationId: 'createAmenity', tag: 'amenities', method: 'POST', path: '/v1/admin/amenities', status: 201, body: amenities.CreateAmenityBody, answer: amenities.CreateAmenityResponse, invented: ["alt","gallery"] },
  { operationId: 'getAmenity', tag: 'amenities', method: 'GET', path: '/v1/admin/amenities/{amenityId}', status: 200, answer: amenities.GetAmenityResponse },
  { operationId: 'updateAmenity', tag: 'amenities', method: 'PATCH', path: '/v1/admin/amenities/{amenityId}', status: 200, body: amenities.UpdateAmenityBody, answer: amenities.UpdateAmenityResponse, invented: ["alt","gallery"] },
  { operationId: 'deleteAmenity', tag: 'amenities', method: 'DELETE', path: '/v1/admin/amenities/{amenityId}', status: 204 },
  { operationId: 'listFeatures', tag: 'features', method: 'GET', path: '/v1/admin/features/datatable', status: 200, query: features.ListFeaturesQueryParams, answer: features.ListFeaturesResponse, invented: ["sort"] },
  { operationId: 'listFeatureOptions', tag: 'features', method: 'GET', path: '/v1/admin/features', status: 200, answer: features.ListFeatureOptionsResponse },
  { operationId: 'createFeature', tag: 'features', method: 'POST', path: '/v1/admin/features', status: 201, body: features.CreateFeatureBody, answer: features.CreateFeatureResponse },
  { operationId: 'getFeature', tag: 'features', method: 'GET', path: '/v1/admin/features/{featureId}', status: 200, answer: features.GetFeatureResponse },
  { operationId: 'updateFeature', tag: 'features', method: 'PATCH', path: '/v1/admin/features/{featureId}', status: 200, body: features.UpdateFeatureBody, answer: features.UpdateFeatureResponse },
  { operationId: 'deleteFeature', tag: 'features', method: 'DELETE', path: '/v1/admin/features/{featureId}', status: 204 },
  { operationId: 'listBookings', tag: 'bookings', method: 'GET', path: '/v1/admin/bookings/datatable', status: 200, query: bookings.ListBookingsQueryParams, answer: bookings.ListBookingsResponse, invented: ["sort"] },
  { operationId: 'getBooking', tag: 'bookings', method: 'GET', path: '/v1/admin/bookings/{bookingId}', status: 200, answer: bookings.GetBookingResponse },
  { operationId: 'cancelBooking', tag: 'bookings', method: 'PATCH', path: '/v1/admin/bookings/{bookingId}', status: 200, body: bookings.CancelBookingBody, answer: bookings.CancelBookingResponse },
  { operationId: 'deleteBooking', tag: 'bookings', method: 'DELETE', path: '/v1/admin/bookings/{bookingId}', status: 204 },
  { operationId: 'listTopDeals', tag: 'top-deals', method: 'GET', path: '/v1/admin/topdeals/datatable', status: 200, query: topDeals.ListTopDealsQueryParams, answer: topDeals.ListTopDealsResponse, invented: ["sort"] },
  { operationId: 'createTopDeal', tag: 'top-deals', method: 'POST', path: '/v1/admin/topdeals', status: 201, body: topDeals.CreateTopDealBody, answer: topDeals.CreateTopDealResponse, renamed: {"image":"image_url"} },
  { operationId: 'getTopDeal', tag: 'top-deals', method: 'GET', path: '/v1/admin/topdeals/{topdealId}', status: 200, answer: topDeals.GetTopDealResponse },
  { operationId: 'updateTopDeal', tag: 'top-deals', method: 'PATCH', path: '/v1/admin/topdeals/{topdealId}', status: 200, body: topDeals.UpdateTopDealBody, answer: topDeals.UpdateTopDealResponse, renamed: {"image":"image_url"} },
  { operationId: 'deleteTopDeal', tag: 'top-deals', method: 'DELETE', path: '/v1/admin/topdeals/{topdealId}', status: 204 },
  { operationId: 'listBanners', tag: 'banners', method: 'GET', path: '/v1/admin/banners/datatable', status: 200, query: banners.ListBannersQueryParams, answer: banners.ListBannersResponse, invented: ["sort"] },
  { operationId: 'createBanner', tag: 'banners', method: 'POST', path: '/v1/admin/banners', status: 201, body: banners.CreateBannerBody, answer: banners.CreateBannerResponse, references: {"package_region_id":"package-regions"}, renamed: {"package_region_id":"region"} },
  { operationId: 'setBannerStatus', tag: 'banners', method: 'POST', path: '/v1/admin/banners/status', status: 200, body: banners.SetBannerStatusBody, answer: banners.SetBannerStatusResponse, renamed: {"package_region_id":"region"} },
  { operationId: 'getBanner', tag: 'banners', method: 'GET', path: '/v1/admin/banners/{bannerId}', status: 200, answer: banners.GetBannerResponse },
  { operationId: 'updateBanner', tag: 'banners', method: 'PATCH', path: '/v1/admin/banners/{bannerId}', status: 200, body: banners.UpdateBannerBody, answer: banners.UpdateBannerResponse, references: {"package_region_id":"package-regions"}, renamed: {"package_region_id":"region"} },
  { operationId: 'deleteBanner', tag: 'banners', method: 'DELETE', path: '/v1/admin/banners/{bannerId}', status: 204 },
  { operationId: 'listNotices', tag: 'notices', method: 'GET', path: '/v1/admin/notices/datatable', status: 200, query: notices.ListNoticesQueryParams, answer: notices.ListNoticesResponse, invented: ["sort"] },
  { operationId: 'createNotice', tag: 'notices', method: 'POST', path: '/v1/admin/notices', status: 201, body: notices.CreateNoticeBody, answer: notices.CreateNoticeResponse },
  { operationId: 'getNotice', tag: 'notices', method: 'GET', path: '/v1/admin/notices/{noticeId}', status: 200, answer: notices.GetNoticeResponse },
  { operationId: 'updateNotice', tag: 'notices', method: 'PATCH', path: '/v1/admin/notices/{noticeId}', status: 200, body: notices.UpdateNoticeBody, answer: notices.UpdateNoticeResponse },
  { operationId: 'deleteNotice', tag: 'notices', method: 'DELETE', path: '/v1/admin/notices/{noticeId}', status: 204 },
  { operationId: 'listBlogCategories', tag: 'blog-categories', method: 'GET', path: '/v1/admin/blog-categories/datatable', status: 200, query: blogCategories.ListBlogCategoriesQueryParams, answer: blogCategories.ListBlogCategoriesResponse, invented: ["sort"] },
  { operationId: 'listBlogCategoryOptions', tag: 'blog-categories', method: 'GET', path: '/v1/admin/blog-categories', status: 200, answer: blogCategories.ListBlogCategoryOptionsResponse },
  { operationId: 'createBlogCategory', tag: 'blog-categories', method: 'POST', path: '/v1/admin/blog-categories', status: 201, body: blogCategories.CreateBlogCategoryBody, answer: blogCategories.CreateBlogCategoryResponse },
  { operationId: 'getBlogCategory', tag: 'blog-categories', method: 'GET', path: '/v1/admin/blog-categories/{categoryId}', status: 200, answer: blogCategories.GetBlogCategoryResponse },
  { operationId: 'updateBlogCategory', tag: 'blog-categories', method: 'PATCH', path: '/v1/admin/blog-categories/{categoryId}', status: 200, body: blogCategories.UpdateBlogCategoryBody, answer: blogCategories.UpdateBlogCategoryResponse },
  { operationId: 'deleteBlogCategory', tag: 'blog-categories', method: 'DELETE', path: '/v1/admin/blog-categories/{categoryId}', status: 204 },
  { operationId: 'listBlogs', tag: 'blogs', method: 'GET', path: '/v1/admin/blogs/datatable', status: 200, query: blogs.ListBlogsQueryParams, answer: blogs.ListBlogsResponse, invented: ["sort"] },
  { operationId: 'createBlog', tag: 'blogs', method: 'POST', path: '/v1/admin/blogs', status: 201, body: blogs.CreateBlogBody, answer: blogs.CreateBlogResponse, references: {"blog_category_id":"blog-categories","packages":"packages","homestays":"homestays","hotels":"hotels"}, renamed: {"blog_category_id":"blog_category","image":"image_url"} },
  { operationId: 'getBlog', tag: 'blogs', method: 'GET', path: '/v1/admin/blogs/{blogId}', status: 200, answer: blogs.GetBlogResponse },
  { operationId: 'updateBlog', tag: 'blogs', method: 'PATCH', path: '/v1/admin/blogs/{blogId}', status: 200, body: blogs.UpdateBlogBody, answer: blogs.UpdateBlogResponse, references: {"blog_category_id":"blog-categories","packages":"packages","homestays":"homestays","hotels":"hotels"}, renamed: {"blog_category_id":"blog_category","image":"image_url"} },
  { operationId: 'deleteBlog', tag: 'blogs', method: 'DELETE', path: '/v1/admin/blogs/{blogId}', status: 204 },
  { operationId: 'listPages', tag: 'pages', method: 'GET', path: '/v1/admin/pages/datatable', status: 200, query: pages.ListPagesQueryParams, answer: pages.ListPagesResponse, invented: ["sort"] },
  { operationId: 'listPageOptions', tag: 'pages', method: 'GET', path: '/v1/admin/pages', status: 200, answer: pages.ListPageOptionsResponse },
  { operationId: 'createPage', tag: 'pages', method: 'POST', path: '/v1/admin/pages', status: 201, body: pages.CreatePageBody, answer: pages.CreatePageResponse, references: {"parent_id":"pages"}, renamed: {"content":"description","template":"template_type"} },
  { operationId: 'getPage', tag: 'pages', method: 'GET', path: '/v1/admin/pages/{pageId}', status: 200, answer: pages.GetPageResponse },
  { operationId: 'updatePage', tag: 'pages', method: 'PATCH', path: '/v1/admin/pages/{pageId}', status: 200, body: pages.UpdatePageBody, answer: pages.UpdatePageResponse, references: {"parent_id":"pages"}, renamed: {"content":"description","template":"template_type"} },
  { operationId: 'deletePage', tag: 'pages', method: 'DELETE', path: '/v1/admin/pages/{pageId}', status: 204 },
  { operationId: 'listSeoPages', tag: 'seo-pages', method: 'GET', path: '/v1/admin/seo-pages/datatable', status: 200, query: seoPages.ListSeoPagesQueryParams, answer: seoPages.ListSeoPagesResponse, invented: ["sort","id","title","seopageable_type"] },
  { operationId: 'createSeoPage', tag: 'seo-pages', method: 'POST', path: '/v1/admin/seo-pages', status: 201, body: seoPages.CreateSeoPageBody, answer: seoPages.CreateSeoPageResponse },
  { operationId: 'getSeoPage', tag: 'seo-pages', method: 'GET', path: '/v1/admin/seo-pages/{seoPageId}', status: 200, answer: seoPages.GetSeoPageResponse },
  { operationId: 'updateSeoPage', tag: 'seo-pages', method: 'POST', path: '/v1/admin/seo-pages/{seoPageId}', status: 200, body: seoPages.UpdateSeoPageBody, answer: seoPages.UpdateSeoPageResponse },
  { operationId: 'deleteSeoPage', tag: 'seo-pages', method: 'DELETE', path: '/v1/admin/seo-pages/{seoPageId}', status: 204 },
  { operationId: 'listRoles', tag: 'roles', method: 'GET', path: '/v1/admin/roles/datatable', status: 200, query: roles.ListRolesQueryParams, answer: roles.ListRolesResponse, invented: ["sort"] },
  { operationId: 'listRoleOptions', tag: 'roles', method: 'GET', path: '/v1/admin/roles', status: 200, answer: roles.ListRoleOptionsResponse },
  { operationId: 'createRole', tag: 'roles', method: 'POST', path: '/v1/admin/roles', status: 201, body: roles.CreateRoleBody, answer: roles.CreateRoleResponse },
  { operationId: 'getRole', tag: 'roles', method: 'GET', path: '/v1/admin/roles/{roleId}', status: 200, answer: roles.GetRoleResponse },
  { operationId: 'updateRole', tag: 'roles', method: 'PATCH', path: '/v1/admin/roles/{roleId}', status: 200, body: roles.UpdateRoleBody, answer: roles.UpdateRoleResponse },
  { operationId: 'deleteRole', tag: 'roles', method: 'DELETE', path: '/v1/admin/roles/{roleId}', status: 204 },
  { operationId: 'listPermissions', tag: 'roles', method: 'GET', path: '/v1/admin/permissions', status: 200, answer: roles.ListPermissionsResponse },
  { operationId: 'listUsers', tag: 'users', method: 'GET', path: '/v1/admin/users/datatable', status: 200, query: users.ListUsersQueryParams, answer: users.ListUsersResponse, invented: ["sort"] },
  { operationId: 'createUser', tag: 'users', method: 'POST', path: '/v1/admin/users', status: 201, body: users.CreateUserBody, answer: users.CreateUserResponse, references: {"role_id":"roles"}, renamed: {"role_id":"roles"} },
  { operationId: 'getUser', tag: 'users', method: 'GET', path: '/v1/admin/users/{userId}', status: 200, answer: users.GetUserResponse },
  { operationId: 'updateUser', tag: 'users', method: 'PATCH', path: '/v1/admin/users/{userId}', status: 200, body: users.UpdateUserBody, answer: users.UpdateUserResponse, references: {"role_id":"roles"}, renamed: {"role_id":"roles"} },
  { operationId: 'deleteUser', tag: 'users', method: 'DELETE', path: '/v1/admin/users/{userId}', status: 204 },
  { operationId: 'saveUserProfile', tag: 'users', method: 'POST', path: '/v1/admin/users/{userId}/profiles', status: 200, body: users.SaveUserProfileBody, answer: users.SaveUserProfileResponse, renamed: {"role_id":"roles"} },
  { operationId: 'deleteFile', tag: 'files', method: 'DELETE', path: '/v1/admin/files/{fileId}', status: 204 },
  { operationId: 'listVendorOptions', tag: 'lookups', method: 'GET', path: '/v1/admin/vendors', status: 200, answer: lookups.ListVendorOptionsResponse },
  { operationId: 'listCountries', tag: 'lookups', method: 'GET', path: '/geo/countries', status: 200, answer: lookups.ListCountriesResponse },
  { operationId: 'listGeoChildren', tag: 'lookups', method: 'GET', path: '/geo/children/{parentId}', status: 200, answer: lookups.ListGeoChildrenResponse },
  { operationId: 'listDepartureTypeOptions', tag: 'lookups', method: 'GET', path: '/v1/admin/package/departure-type', status: 200, answer: lookups.ListDepartureTypeOptionsResponse },
  { operationId: 'listPackageTypeOptions', tag: 'lookups', method: 'GET', path: '/v1/admin/package/package-type', status: 200, answer: lookups.ListPackageTypeOptionsResponse },
  { operationId: 'listListingTypeOptions', tag: 'lookups', method: 'GET', path: '/v1/admin/package/listing-type', status: 200, answer: lookups.ListListingTypeOptionsResponse },
  { operationId: 'listRoomTypeOptions', tag: 'lookups', method: 'GET', path: '/v1/admin/homestays/room-type', status: 200, answer: lookups.ListRoomTypeOptionsResponse },
  { operationId: 'listPropertyTypeOptions', tag: 'lookups', method: 'GET', path: '/v1/admin/homestays/property-type', status: 200, answer: lookups.ListPropertyTypeOptionsResponse },
];
