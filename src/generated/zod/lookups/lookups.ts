/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List the vendors that packages belong to
 */



export const ListVendorOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}))
})

/**
 * @summary List the countries
 */



export const ListCountriesResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}))
})

/**
 * Countries and states share one row of ids, so one call serves both.
 * @summary List the states of a country, or the cities of a state
 */



export const ListGeoChildrenParams = zod.object({
  "parentId": zod.int().min(1)
})




export const ListGeoChildrenResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}))
})

/**
 * @summary List the ways a package departs
 */



export const ListDepartureTypeOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}))
})

/**
 * @summary List the kinds of packages
 */



export const ListPackageTypeOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}))
})

/**
 * @summary List the ways a package is listed
 */



export const ListListingTypeOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}))
})

/**
 * @summary List the kinds of rooms a homestay lets
 */



export const ListRoomTypeOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}))
})

/**
 * @summary List the kinds of houses a homestay is
 */



export const ListPropertyTypeOptionsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "name": zod.string().nullish()
}))
})

