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
  query?: ZodObject;
  body?: ZodType;
  answer?: ZodType;
  /** Query parameters and body fields that the specification does not know. */
  invented?: readonly string[];
}

export const OPERATIONS: readonly Operation[] = [
  { operationId: 'login', tag: 'auth', method: 'POST', path: '/admin/login', body: auth.LoginBody, answer: auth.LoginResponse },
  { operationId: 'refresh', tag: 'auth', method: 'POST', path: '/admin/refresh', body: auth.RefreshBody, answer: auth.RefreshResponse },
  { operationId: 'getOwnProfile', tag: 'profile', method: 'GET', path: '/v1/admin/user', answer: profile.GetOwnProfileResponse },
  { operationId: 'updateOwnProfile', tag: 'profile', method: 'POST', path: '/v1/admin/update-user', body: profile.UpdateOwnProfileBody, answer: profile.UpdateOwnProfileResponse },
  { operationId: 'resetOwnPassword', tag: 'profile', method: 'POST', path: '/v1/admin/reset-password', body: profile.ResetOwnPasswordBody, answer: profile.ResetOwnPasswordResponse },
  { operationId: 'listPackageRegions', tag: 'package-regions', method: 'GET', path: '/v1/admin/package/regions/datatable', query: packageRegions.ListPackageRegionsQueryParams, answer: packageRegions.ListPackageRegionsResponse, invented: ["sort"] },
  { operationId: 'listPackageRegionOptions', tag: 'package-regions', method: 'GET', path: '/v1/admin/package/regions', answer: packageRegions.ListPackageRegionOptionsResponse },
  { operationId: 'createPackageRegion', tag: 'package-regions', method: 'POST', path: '/v1/admin/package/regions', body: packageRegions.CreatePackageRegionBody, answer: packageRegions.CreatePackageRegionResponse },
  { operationId: 'getPackageRegion', tag: 'package-regions', method: 'GET', path: '/v1/admin/package/regions/{packageRegionId}', answer: packageRegions.GetPackageRegionResponse },
  { operationId: 'updatePackageRegion', tag: 'package-regions', method: 'PATCH', path: '/v1/admin/package/regions/{packageRegionId}', body: packageRegions.UpdatePackageRegionBody, answer: packageRegions.UpdatePackageRegionResponse },
  { operationId: 'deletePackageRegion', tag: 'package-regions', method: 'DELETE', path: '/v1/admin/package/regions/{packageRegionId}' },
  { operationId: 'listHomestayRegions', tag: 'homestay-regions', method: 'GET', path: '/v1/admin/homestay-regions/datatable', query: homestayRegions.ListHomestayRegionsQueryParams, answer: homestayRegions.ListHomestayRegionsResponse, invented: ["sort"] },
  { operationId: 'listHomestayRegionOptions', tag: 'homestay-regions', method: 'GET', path: '/v1/admin/homestay-regions', answer: homestayRegions.ListHomestayRegionOptionsResponse },
  { operationId: 'createHomestayRegion', tag: 'homestay-regions', method: 'POST', path: '/v1/admin/homestay-regions', body: homestayRegions.CreateHomestayRegionBody, answer: homestayRegions.CreateHomestayRegionResponse },
  { operationId: 'getHomestayRegion', tag: 'homestay-regions', method: 'GET', path: '/v1/admin/homestay-regions/{homestayRegionId}', answer: homestayRegions.GetHomestayRegionResponse },
  { operationId: 'updateHomestayRegion', tag: 'homestay-regions', method: 'PATCH', path: '/v1/admin/homestay-regions/{homestayRegionId}', body: homestayRegions.UpdateHomestayRegionBody, answer: homestayRegions.UpdateHomestayRegionResponse },
  { operationId: 'deleteHomestayRegion', tag: 'homestay-regions', method: 'DELETE', path: '/v1/admin/homestay-regions/{homestayRegionId}' },
  { operationId: 'listHotelRegions', tag: 'hotel-regions', method: 'GET', path: '/v1/admin/hotel-regions/datatable', query: hotelRegions.ListHotelRegionsQueryParams, answer: hotelRegions.ListHotelRegionsResponse, invented: ["sort"] },
  { operationId: 'listHotelRegionOptions', tag: 'hotel-regions', method: 'GET', path: '/v1/admin/hotel-regions', answer: hotelRegions.ListHotelRegionOptionsResponse },
  { operationId: 'createHotelRegion', tag: 'hotel-regions', method: 'POST', path: '/v1/admin/hotel-regions', body: hotelRegions.CreateHotelRegionBody, answer: hotelRegions.CreateHotelRegionResponse },
  { operationId: 'getHotelRegion', tag: 'hotel-regions', method: 'GET', path: '/v1/admin/hotel-regions/{hotelRegionId}', answer: hotelRegions.GetHotelRegionResponse },
  { operationId: 'updateHotelRegion', tag: 'hotel-regions', method: 'PATCH', path: '/v1/admin/hotel-regions/{hotelRegionId}', body: hotelRegions.UpdateHotelRegionBody, answer: hotelRegions.UpdateHotelRegionResponse },
  { operationId: 'deleteHotelRegion', tag: 'hotel-regions', method: 'DELETE', path: '/v1/admin/hotel-regions/{hotelRegionId}' },
  { operationId: 'listPackageActivities', tag: 'package-activities', method: 'GET', path: '/v1/admin/package/activities/datatable', query: packageActivities.ListPackageActivitiesQueryParams, answer: packageActivities.ListPackageActivitiesResponse, invented: ["sort","id","name"] },
  { operationId: 'listPackageActivityOptions', tag: 'package-activities', method: 'GET', path: '/v1/admin/package/activities', answer: packageActivities.ListPackageActivityOptionsResponse },
  { operationId: 'createPackageActivity', tag: 'package-activities', method: 'POST', path: '/v1/admin/package/activities', body: packageActivities.CreatePackageActivityBody, answer: packageActivities.CreatePackageActivityResponse },
  { operationId: 'getPackageActivity', tag: 'package-activities', method: 'GET', path: '/v1/admin/package/activities/{packageActivityId}', answer: packageActivities.GetPackageActivityResponse },
  { operationId: 'updatePackageActivity', tag: 'package-activities', method: 'PATCH', path: '/v1/admin/package/activities/{packageActivityId}', body: packageActivities.UpdatePackageActivityBody, answer: packageActivities.UpdatePackageActivityResponse },
  { operationId: 'deletePackageActivity', tag: 'package-activities', method: 'DELETE', path: '/v1/admin/package/activities/{packageActivityId}' },
  { operationId: 'listPackages', tag: 'packages', method: 'GET', path: '/v1/admin/package/packages/datatable', query: packages.ListPackagesQueryParams, answer: packages.ListPackagesResponse, invented: ["sort","id","name","vendor_id","region_id","activity_id","status","request_status"] },
  { operationId: 'listPackageOptions', tag: 'packages', method: 'GET', path: '/v1/admin/package/packages', answer: packages.ListPackageOptionsResponse },
  { operationId: 'createPackage', tag: 'packages', method: 'POST', path: '/v1/admin/package/packages', body: packages.CreatePackageBody, answer: packages.CreatePackageResponse, invented: ["gallery"] },
  { operationId: 'getPackage', tag: 'packages', method: 'GET', path: '/v1/admin/package/packages/{packageId}', answer: packages.GetPackageResponse },
  { operationId: 'updatePackage', tag: 'packages', method: 'PATCH', path: '/v1/admin/package/packages/{packageId}', body: packages.UpdatePackageBody, answer: packages.UpdatePackageResponse, invented: ["gallery"] },
  { operationId: 'deletePackage', tag: 'packages', method: 'DELETE', path: '/v1/admin/package/packages/{packageId}' },
  { operationId: 'approvePackageRequest', tag: 'packages', method: 'PATCH', path: '/v1/admin/package/{packageId}/approve-request', answer: packages.ApprovePackageRequestResponse },
  { operationId: 'createItinerary', tag: 'itineraries', method: 'POST', path: '/v1/admin/packages/{packageId}/itenaries', body: itineraries.CreateItineraryBody, answer: itineraries.CreateItineraryResponse },
  { operationId: 'getItinerary', tag: 'itineraries', method: 'GET', path: '/v1/admin/packages/{packageId}/itenaries/{itenaryId}', answer: itineraries.GetItineraryResponse },
  { operationId: 'updateItinerary', tag: 'itineraries', method: 'PATCH', path: '/v1/admin/packages/{packageId}/itenaries/{itenaryId}', body: itineraries.UpdateItineraryBody, answer: itineraries.UpdateItineraryResponse },
  { operationId: 'deleteItinerary', tag: 'itineraries', method: 'DELETE', path: '/v1/admin/packages/{packageId}/itenaries/{itenaryId}' },
  { operationId: 'listDepartures', tag: 'departures', method: 'GET', path: '/v1/admin/packages/{packageId}/departures', query: departures.ListDeparturesQueryParams, answer: departures.ListDeparturesResponse },
  { operationId: 'createDeparture', tag: 'departures', method: 'POST', path: '/v1/admin/packages/{packageId}/departures', body: departures.CreateDepartureBody, answer: departures.CreateDepartureResponse },
  { operationId: 'getDeparture', tag: 'departures', method: 'GET', path: '/v1/admin/packages/{packageId}/departures/{departureId}', answer: departures.GetDepartureResponse },
  { operationId: 'deleteDeparture', tag: 'departures', method: 'DELETE', path: '/v1/admin/packages/{packageId}/departures/{departureId}' },
  { operationId: 'createFaq', tag: 'faqs', method: 'POST', path: '/v1/admin/packages/{packageId}/faqs', body: faqs.CreateFaqBody, answer: faqs.CreateFaqResponse },
  { operationId: 'getFaq', tag: 'faqs', method: 'GET', path: '/v1/admin/packages/{packageId}/faqs/{faqId}', answer: faqs.GetFaqResponse },
  { operationId: 'updateFaq', tag: 'faqs', method: 'PATCH', path: '/v1/admin/packages/{packageId}/faqs/{faqId}', body: faqs.UpdateFaqBody, answer: faqs.UpdateFaqResponse },
  { operationId: 'deleteFaq', tag: 'faqs', method: 'DELETE', path: '/v1/admin/packages/{packageId}/faqs/{faqId}' },
  { operationId: 'listHomestays', tag: 'homestays', method: 'GET', path: '/v1/admin/homestays/datatable', query: homestays.ListHomestaysQueryParams, answer: homestays.ListHomestaysResponse, invented: ["sort","request_status"] },
  { operationId: 'listHomestayOptions', tag: 'homestays', method: 'GET', path: '/v1/admin/homestays', answer: homestays.ListHomestayOptionsResponse },
  { operationId: 'createHomestay', tag: 'homestays', method: 'POST', path: '/v1/admin/homestays', body: homestays.CreateHomestayBody, answer: homestays.CreateHomestayResponse, invented: ["gallery"] },
  { operationId: 'getHomestay', tag: 'homestays', method: 'GET', path: '/v1/admin/homestays/{homestayId}', answer: homestays.GetHomestayResponse },
  { operationId: 'updateHomestay', tag: 'homestays', method: 'PATCH', path: '/v1/admin/homestays/{homestayId}', body: homestays.UpdateHomestayBody, answer: homestays.UpdateHomestayResponse, invented: ["gallery"] },
  { operationId: 'deleteHomestay', tag: 'homestays', method: 'DELETE', path: '/v1/admin/homestays/{homestayId}' },
  { operationId: 'approveHomestayRequest', tag: 'homestays', method: 'PATCH', path: '/v1/admin/homestays/{homestayId}/approve-request', answer: homestays.ApproveHomestayRequestResponse },
  { operationId: 'createHomestayRoom', tag: 'homestay-rooms', method: 'POST', path: '/v1/admin/homestays/{homestayId}/rooms', body: homestayRooms.CreateHomestayRoomBody, answer: homestayRooms.CreateHomestayRoomResponse, invented: ["gallery"] },
  { operationId: 'getHomestayRoom', tag: 'homestay-rooms', method: 'GET', path: '/v1/admin/homestays/{homestayId}/rooms/{roomId}', answer: homestayRooms.GetHomestayRoomResponse },
  { operationId: 'updateHomestayRoom', tag: 'homestay-rooms', method: 'PATCH', path: '/v1/admin/homestays/{homestayId}/rooms/{roomId}', body: homestayRooms.UpdateHomestayRoomBody, answer: homestayRooms.UpdateHomestayRoomResponse, invented: ["gallery"] },
  { operationId: 'deleteHomestayRoom', tag: 'homestay-rooms', method: 'DELETE', path: '/v1/admin/homestays/{homestayId}/rooms/{roomId}' },
  { operationId: 'listHotels', tag: 'hotels', method: 'GET', path: '/v1/admin/hotels/datatable', query: hotels.ListHotelsQueryParams, answer: hotels.ListHotelsResponse, invented: ["sort","request_status"] },
  { operationId: 'listHotelOptions', tag: 'hotels', method: 'GET', path: '/v1/admin/hotels', answer: hotels.ListHotelOptionsResponse },
  { operationId: 'createHotel', tag: 'hotels', method: 'POST', path: '/v1/admin/hotels', body: hotels.CreateHotelBody, answer: hotels.CreateHotelResponse, invented: ["gallery"] },
  { operationId: 'getHotel', tag: 'hotels', method: 'GET', path: '/v1/admin/hotels/{hotelId}', answer: hotels.GetHotelResponse },
  { operationId: 'updateHotel', tag: 'hotels', method: 'PATCH', path: '/v1/admin/hotels/{hotelId}', body: hotels.UpdateHotelBody, answer: hotels.UpdateHotelResponse, invented: ["gallery"] },
  { operationId: 'deleteHotel', tag: 'hotels', method: 'DELETE', path: '/v1/admin/hotels/{hotelId}' },
  { operationId: 'approveHotelRequest', tag: 'hotels', method: 'PATCH', path: '/v1/admin/hotels/{hotelId}/approve-request', answer: hotels.ApproveHotelRequestResponse },
  { operationId: 'createHotelRoom', tag: 'hotel-rooms', method: 'POST', path: '/v1/admin/hotels/{hotelId}/rooms', body: hotelRooms.CreateHotelRoomBody, answer: hotelRooms.CreateHotelRoomResponse, invented: ["gallery"] },
  { operationId: 'getHotelRoom', tag: 'hotel-rooms', method: 'GET', path: '/v1/admin/hotels/{hotelId}/rooms/{roomId}', answer: hotelRooms.GetHotelRoomResponse },
  { operationId: 'updateHotelRoom', tag: 'hotel-rooms', method: 'PATCH', path: '/v1/admin/hotels/{hotelId}/rooms/{roomId}', body: hotelRooms.UpdateHotelRoomBody, answer: hotelRooms.UpdateHotelRoomResponse, invented: ["gallery"] },
  { operationId: 'deleteHotelRoom', tag: 'hotel-rooms', method: 'DELETE', path: '/v1/admin/hotels/{hotelId}/rooms/{roomId}' },
  { operationId: 'listAmenities', tag: 'amenities', method: 'GET', path: '/v1/admin/amenities/datatable', query: amenities.ListAmenitiesQueryParams, answer: amenities.ListAmenitiesResponse, invented: ["sort"] },
  { operationId: 'searchAmenities', tag: 'amenities', method: 'GET', path: '/v1/admin/amenities/search', query: amenities.SearchAmenitiesQueryParams, answer: amenities.SearchAmenitiesResponse, invented: ["display_name","type"] },
  { operationId: 'createAmenity', tag: 'amenities', method: 'POST', path: '/v1/admin/amenities', body: amenities.CreateAmenityBody, answer: amenities.CreateAmenityResponse, invented: ["alt","gallery"] },
  { operationId: 'getAmenity', tag: 'amenities', method: 'GET', path: '/v1/admin/amenities/{amenityId}', answer: amenities.GetAmenityResponse },
  { operationId: 'updateAmenity', tag: 'amenities', method: 'PATCH', path: '/v1/admin/amenities/{amenityId}', body: amenities.UpdateAmenityBody, answer: amenities.UpdateAmenityResponse, invented: ["alt","gallery"] },
  { operationId: 'deleteAmenity', tag: 'amenities', method: 'DELETE', path: '/v1/admin/amenities/{amenityId}' },
  { operationId: 'listFeatures', tag: 'features', method: 'GET', path: '/v1/admin/features/datatable', query: features.ListFeaturesQueryParams, answer: features.ListFeaturesResponse, invented: ["sort"] },
  { operationId: 'listFeatureOptions', tag: 'features', method: 'GET', path: '/v1/admin/features', answer: features.ListFeatureOptionsResponse },
  { operationId: 'createFeature', tag: 'features', method: 'POST', path: '/v1/admin/features', body: features.CreateFeatureBody, answer: features.CreateFeatureResponse },
  { operationId: 'getFeature', tag: 'features', method: 'GET', path: '/v1/admin/features/{featureId}', answer: features.GetFeatureResponse },
  { operationId: 'updateFeature', tag: 'features', method: 'PATCH', path: '/v1/admin/features/{featureId}', body: features.UpdateFeatureBody, answer: features.UpdateFeatureResponse },
  { operationId: 'deleteFeature', tag: 'features', method: 'DELETE', path: '/v1/admin/features/{featureId}' },
  { operationId: 'listBookings', tag: 'bookings', method: 'GET', path: '/v1/admin/bookings/datatable', query: bookings.ListBookingsQueryParams, answer: bookings.ListBookingsResponse, invented: ["sort"] },
  { operationId: 'getBooking', tag: 'bookings', method: 'GET', path: '/v1/admin/bookings/{bookingId}', answer: bookings.GetBookingResponse },
  { operationId: 'cancelBooking', tag: 'bookings', method: 'PATCH', path: '/v1/admin/bookings/{bookingId}', body: bookings.CancelBookingBody, answer: bookings.CancelBookingResponse },
  { operationId: 'deleteBooking', tag: 'bookings', method: 'DELETE', path: '/v1/admin/bookings/{bookingId}' },
  { operationId: 'listTopDeals', tag: 'top-deals', method: 'GET', path: '/v1/admin/topdeals/datatable', query: topDeals.ListTopDealsQueryParams, answer: topDeals.ListTopDealsResponse, invented: ["sort"] },
  { operationId: 'createTopDeal', tag: 'top-deals', method: 'POST', path: '/v1/admin/topdeals', body: topDeals.CreateTopDealBody, answer: topDeals.CreateTopDealResponse },
  { operationId: 'getTopDeal', tag: 'top-deals', method: 'GET', path: '/v1/admin/topdeals/{topdealId}', answer: topDeals.GetTopDealResponse },
  { operationId: 'updateTopDeal', tag: 'top-deals', method: 'PATCH', path: '/v1/admin/topdeals/{topdealId}', body: topDeals.UpdateTopDealBody, answer: topDeals.UpdateTopDealResponse },
  { operationId: 'deleteTopDeal', tag: 'top-deals', method: 'DELETE', path: '/v1/admin/topdeals/{topdealId}' },
  { operationId: 'listBanners', tag: 'banners', method: 'GET', path: '/v1/admin/banners/datatable', query: banners.ListBannersQueryParams, answer: banners.ListBannersResponse, invented: ["sort"] },
  { operationId: 'createBanner', tag: 'banners', method: 'POST', path: '/v1/admin/banners', body: banners.CreateBannerBody, answer: banners.CreateBannerResponse },
  { operationId: 'setBannerStatus', tag: 'banners', method: 'POST', path: '/v1/admin/banners/status', body: banners.SetBannerStatusBody, answer: banners.SetBannerStatusResponse },
  { operationId: 'getBanner', tag: 'banners', method: 'GET', path: '/v1/admin/banners/{bannerId}', answer: banners.GetBannerResponse },
  { operationId: 'updateBanner', tag: 'banners', method: 'PATCH', path: '/v1/admin/banners/{bannerId}', body: banners.UpdateBannerBody, answer: banners.UpdateBannerResponse },
  { operationId: 'deleteBanner', tag: 'banners', method: 'DELETE', path: '/v1/admin/banners/{bannerId}' },
  { operationId: 'listNotices', tag: 'notices', method: 'GET', path: '/v1/admin/notices/datatable', query: notices.ListNoticesQueryParams, answer: notices.ListNoticesResponse, invented: ["sort"] },
  { operationId: 'createNotice', tag: 'notices', method: 'POST', path: '/v1/admin/notices', body: notices.CreateNoticeBody, answer: notices.CreateNoticeResponse },
  { operationId: 'getNotice', tag: 'notices', method: 'GET', path: '/v1/admin/notices/{noticeId}', answer: notices.GetNoticeResponse },
  { operationId: 'updateNotice', tag: 'notices', method: 'PATCH', path: '/v1/admin/notices/{noticeId}', body: notices.UpdateNoticeBody, answer: notices.UpdateNoticeResponse },
  { operationId: 'deleteNotice', tag: 'notices', method: 'DELETE', path: '/v1/admin/notices/{noticeId}' },
  { operationId: 'listBlogCategories', tag: 'blog-categories', method: 'GET', path: '/v1/admin/blog-categories/datatable', query: blogCategories.ListBlogCategoriesQueryParams, answer: blogCategories.ListBlogCategoriesResponse, invented: ["sort"] },
  { operationId: 'listBlogCategoryOptions', tag: 'blog-categories', method: 'GET', path: '/v1/admin/blog-categories', answer: blogCategories.ListBlogCategoryOptionsResponse },
  { operationId: 'createBlogCategory', tag: 'blog-categories', method: 'POST', path: '/v1/admin/blog-categories', body: blogCategories.CreateBlogCategoryBody, answer: blogCategories.CreateBlogCategoryResponse },
  { operationId: 'getBlogCategory', tag: 'blog-categories', method: 'GET', path: '/v1/admin/blog-categories/{categoryId}', answer: blogCategories.GetBlogCategoryResponse },
  { operationId: 'updateBlogCategory', tag: 'blog-categories', method: 'PATCH', path: '/v1/admin/blog-categories/{categoryId}', body: blogCategories.UpdateBlogCategoryBody, answer: blogCategories.UpdateBlogCategoryResponse },
  { operationId: 'deleteBlogCategory', tag: 'blog-categories', method: 'DELETE', path: '/v1/admin/blog-categories/{categoryId}' },
  { operationId: 'listBlogs', tag: 'blogs', method: 'GET', path: '/v1/admin/blogs/datatable', query: blogs.ListBlogsQueryParams, answer: blogs.ListBlogsResponse, invented: ["sort"] },
  { operationId: 'createBlog', tag: 'blogs', method: 'POST', path: '/v1/admin/blogs', body: blogs.CreateBlogBody, answer: blogs.CreateBlogResponse },
  { operationId: 'getBlog', tag: 'blogs', method: 'GET', path: '/v1/admin/blogs/{blogId}', answer: blogs.GetBlogResponse },
  { operationId: 'updateBlog', tag: 'blogs', method: 'PATCH', path: '/v1/admin/blogs/{blogId}', body: blogs.UpdateBlogBody, answer: blogs.UpdateBlogResponse },
  { operationId: 'deleteBlog', tag: 'blogs', method: 'DELETE', path: '/v1/admin/blogs/{blogId}' },
  { operationId: 'listPages', tag: 'pages', method: 'GET', path: '/v1/admin/pages/datatable', query: pages.ListPagesQueryParams, answer: pages.ListPagesResponse, invented: ["sort"] },
  { operationId: 'listPageOptions', tag: 'pages', method: 'GET', path: '/v1/admin/pages', answer: pages.ListPageOptionsResponse },
  { operationId: 'createPage', tag: 'pages', method: 'POST', path: '/v1/admin/pages', body: pages.CreatePageBody, answer: pages.CreatePageResponse },
  { operationId: 'getPage', tag: 'pages', method: 'GET', path: '/v1/admin/pages/{pageId}', answer: pages.GetPageResponse },
  { operationId: 'updatePage', tag: 'pages', method: 'PATCH', path: '/v1/admin/pages/{pageId}', body: pages.UpdatePageBody, answer: pages.UpdatePageResponse },
  { operationId: 'deletePage', tag: 'pages', method: 'DELETE', path: '/v1/admin/pages/{pageId}' },
  { operationId: 'listSeoPages', tag: 'seo-pages', method: 'GET', path: '/v1/admin/seo-pages/datatable', query: seoPages.ListSeoPagesQueryParams, answer: seoPages.ListSeoPagesResponse, invented: ["sort","id","title","seopageable_type"] },
  { operationId: 'createSeoPage', tag: 'seo-pages', method: 'POST', path: '/v1/admin/seo-pages', body: seoPages.CreateSeoPageBody, answer: seoPages.CreateSeoPageResponse },
  { operationId: 'getSeoPage', tag: 'seo-pages', method: 'GET', path: '/v1/admin/seo-pages/{seoPageId}', answer: seoPages.GetSeoPageResponse },
  { operationId: 'updateSeoPage', tag: 'seo-pages', method: 'POST', path: '/v1/admin/seo-pages/{seoPageId}', body: seoPages.UpdateSeoPageBody, answer: seoPages.UpdateSeoPageResponse },
  { operationId: 'deleteSeoPage', tag: 'seo-pages', method: 'DELETE', path: '/v1/admin/seo-pages/{seoPageId}' },
  { operationId: 'listRoles', tag: 'roles', method: 'GET', path: '/v1/admin/roles/datatable', query: roles.ListRolesQueryParams, answer: roles.ListRolesResponse, invented: ["sort"] },
  { operationId: 'listRoleOptions', tag: 'roles', method: 'GET', path: '/v1/admin/roles', answer: roles.ListRoleOptionsResponse },
  { operationId: 'createRole', tag: 'roles', method: 'POST', path: '/v1/admin/roles', body: roles.CreateRoleBody, answer: roles.CreateRoleResponse },
  { operationId: 'getRole', tag: 'roles', method: 'GET', path: '/v1/admin/roles/{roleId}', answer: roles.GetRoleResponse },
  { operationId: 'updateRole', tag: 'roles', method: 'PATCH', path: '/v1/admin/roles/{roleId}', body: roles.UpdateRoleBody, answer: roles.UpdateRoleResponse },
  { operationId: 'deleteRole', tag: 'roles', method: 'DELETE', path: '/v1/admin/roles/{roleId}' },
  { operationId: 'listPermissions', tag: 'roles', method: 'GET', path: '/v1/admin/permissions', answer: roles.ListPermissionsResponse },
  { operationId: 'listUsers', tag: 'users', method: 'GET', path: '/v1/admin/users/datatable', query: users.ListUsersQueryParams, answer: users.ListUsersResponse, invented: ["sort"] },
  { operationId: 'createUser', tag: 'users', method: 'POST', path: '/v1/admin/users', body: users.CreateUserBody, answer: users.CreateUserResponse },
  { operationId: 'getUser', tag: 'users', method: 'GET', path: '/v1/admin/users/{userId}', answer: users.GetUserResponse },
  { operationId: 'updateUser', tag: 'users', method: 'PATCH', path: '/v1/admin/users/{userId}', body: users.UpdateUserBody, answer: users.UpdateUserResponse },
  { operationId: 'deleteUser', tag: 'users', method: 'DELETE', path: '/v1/admin/users/{userId}' },
  { operationId: 'saveUserProfile', tag: 'users', method: 'POST', path: '/v1/admin/users/{userId}/profiles', body: users.SaveUserProfileBody, answer: users.SaveUserProfileResponse },
  { operationId: 'deleteFile', tag: 'files', method: 'DELETE', path: '/v1/admin/files/{fileId}' },
  { operationId: 'listVendorOptions', tag: 'lookups', method: 'GET', path: '/v1/admin/vendors', answer: lookups.ListVendorOptionsResponse },
  { operationId: 'listCountries', tag: 'lookups', method: 'GET', path: '/geo/countries', answer: lookups.ListCountriesResponse },
  { operationId: 'listGeoChildren', tag: 'lookups', method: 'GET', path: '/geo/children/{parentId}', answer: lookups.ListGeoChildrenResponse },
  { operationId: 'listDepartureTypeOptions', tag: 'lookups', method: 'GET', path: '/v1/admin/package/departure-type', answer: lookups.ListDepartureTypeOptionsResponse },
  { operationId: 'listPackageTypeOptions', tag: 'lookups', method: 'GET', path: '/v1/admin/package/package-type', answer: lookups.ListPackageTypeOptionsResponse },
  { operationId: 'listListingTypeOptions', tag: 'lookups', method: 'GET', path: '/v1/admin/package/listing-type', answer: lookups.ListListingTypeOptionsResponse },
  { operationId: 'listRoomTypeOptions', tag: 'lookups', method: 'GET', path: '/v1/admin/homestays/room-type', answer: lookups.ListRoomTypeOptionsResponse },
  { operationId: 'listPropertyTypeOptions', tag: 'lookups', method: 'GET', path: '/v1/admin/homestays/property-type', answer: lookups.ListPropertyTypeOptionsResponse },
];
