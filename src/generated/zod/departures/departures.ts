/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * Soonest first. A backend that does not page sends every departure and no `meta`.
 * @summary List a package's departures
 */



export const ListDeparturesParams = zod.object({
  "packageId": zod.int().min(1)
})

export const listDeparturesQueryPageDefault = 1;

export const listDeparturesQueryPerPageDefault = 10;
export const listDeparturesQueryPerPageMax = 100;



export const ListDeparturesQueryParams = zod.object({
  "page": zod.int().min(1).default(listDeparturesQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listDeparturesQueryPerPageMax).default(listDeparturesQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.')
})







export const ListDeparturesResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "departure_date": zod.iso.date(),
  "discount_percent": zod.number().nullish(),
  "offer_title": zod.string().nullish(),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
}).optional()
})

/**
 * @summary Add a departure
 */



export const CreateDepartureParams = zod.object({
  "packageId": zod.int().min(1)
})

export const createDepartureBodyDiscountPercentDefault = 0;
export const createDepartureBodyDiscountPercentMin = 0;
export const createDepartureBodyDiscountPercentMax = 100;

export const createDepartureBodyOfferTitleMax = 255;

export const createDepartureBodyStatusDefault = 1;

export const CreateDepartureBody = zod.object({
  "departure_date": zod.iso.date(),
  "discount_percent": zod.number().min(createDepartureBodyDiscountPercentMin).max(createDepartureBodyDiscountPercentMax).default(createDepartureBodyDiscountPercentDefault),
  "offer_title": zod.string().max(createDepartureBodyOfferTitleMax).optional(),
  "status": zod.union([zod.literal(0),zod.literal(1)]).default(createDepartureBodyStatusDefault).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})




export const CreateDepartureResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "departure_date": zod.iso.date(),
  "discount_percent": zod.number().nullish(),
  "offer_title": zod.string().nullish(),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})
})

/**
 * @summary Read a departure
 */




export const GetDepartureParams = zod.object({
  "packageId": zod.int().min(1),
  "departureId": zod.int().min(1)
})




export const GetDepartureResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "departure_date": zod.iso.date(),
  "discount_percent": zod.number().nullish(),
  "offer_title": zod.string().nullish(),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})
})

/**
 * A departure cannot be changed; it is deleted and added anew.
 * @summary Delete a departure
 */




export const DeleteDepartureParams = zod.object({
  "packageId": zod.int().min(1),
  "departureId": zod.int().min(1)
})

export const DeleteDepartureResponse = zod.void()

