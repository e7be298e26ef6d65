/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * The day comes after the package's other days.
 * @summary Add a day to a package
 */



export const CreateItineraryParams = zod.object({
  "packageId": zod.int().min(1)
})

export const createItineraryBodyDurationMax = 255;

export const createItineraryBodyAccommodationMax = 255;

export const createItineraryBodyTitleMax = 255;

export const createItineraryBodyDescriptionMax = 65535;



export const CreateItineraryBody = zod.object({
  "duration": zod.string().max(createItineraryBodyDurationMax).optional(),
  "accommodation": zod.string().max(createItineraryBodyAccommodationMax).optional(),
  "title": zod.string().min(1).max(createItineraryBodyTitleMax),
  "description": zod.string().max(createItineraryBodyDescriptionMax).optional()
})




export const CreateItineraryResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "duration": zod.string().nullish(),
  "accommodation": zod.string().nullish(),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Rich text.')
})
})

/**
 * @summary Read one day
 */




export const GetItineraryParams = zod.object({
  "packageId": zod.int().min(1),
  "itenaryId": zod.int().min(1)
})




export const GetItineraryResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "duration": zod.string().nullish(),
  "accommodation": zod.string().nullish(),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Rich text.')
})
})

/**
 * @summary Change one day
 */




export const UpdateItineraryParams = zod.object({
  "packageId": zod.int().min(1),
  "itenaryId": zod.int().min(1)
})

export const updateItineraryBodyDurationMax = 255;

export const updateItineraryBodyAccommodationMax = 255;

export const updateItineraryBodyTitleMax = 255;

export const updateItineraryBodyDescriptionMax = 65535;



export const UpdateItineraryBody = zod.object({
  "duration": zod.string().max(updateItineraryBodyDurationMax).optional(),
  "accommodation": zod.string().max(updateItineraryBodyAccommodationMax).optional(),
  "title": zod.string().min(1).max(updateItineraryBodyTitleMax).optional(),
  "description": zod.string().max(updateItineraryBodyDescriptionMax).optional()
})




export const UpdateItineraryResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "duration": zod.string().nullish(),
  "accommodation": zod.string().nullish(),
  "title": zod.string(),
  "description": zod.string().nullish().describe('Rich text.')
})
})

/**
 * @summary Delete one day
 */




export const DeleteItineraryParams = zod.object({
  "packageId": zod.int().min(1),
  "itenaryId": zod.int().min(1)
})

export const DeleteItineraryResponse = zod.void()

