/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary Add a question and its answer to a package
 */



export const CreateFaqParams = zod.object({
  "packageId": zod.int().min(1)
})

export const createFaqBodyQuestionMax = 255;

export const createFaqBodyAnswerMax = 65535;

export const createFaqBodyStatusDefault = 1;

export const CreateFaqBody = zod.object({
  "question": zod.string().min(1).max(createFaqBodyQuestionMax),
  "answer": zod.string().min(1).max(createFaqBodyAnswerMax),
  "status": zod.union([zod.literal(0),zod.literal(1)]).default(createFaqBodyStatusDefault).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})




export const CreateFaqResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "question": zod.string(),
  "answer": zod.string().nullish().describe('Rich text.'),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})
})

/**
 * @summary Read a question and its answer
 */




export const GetFaqParams = zod.object({
  "packageId": zod.int().min(1),
  "faqId": zod.int().min(1)
})




export const GetFaqResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "question": zod.string(),
  "answer": zod.string().nullish().describe('Rich text.'),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})
})

/**
 * @summary Change a question or its answer
 */




export const UpdateFaqParams = zod.object({
  "packageId": zod.int().min(1),
  "faqId": zod.int().min(1)
})

export const updateFaqBodyQuestionMax = 255;

export const updateFaqBodyAnswerMax = 65535;



export const UpdateFaqBody = zod.object({
  "question": zod.string().min(1).max(updateFaqBodyQuestionMax).optional(),
  "answer": zod.string().min(1).max(updateFaqBodyAnswerMax).optional(),
  "status": zod.union([zod.literal(0),zod.literal(1)]).optional().describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})




export const UpdateFaqResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "question": zod.string(),
  "answer": zod.string().nullish().describe('Rich text.'),
  "status": zod.union([zod.literal(0),zod.literal(1)]).describe('`1` active, `0` inactive: departures, questions and rooms count where other records have a boolean.')
})
})

/**
 * @summary Delete a question
 */




export const DeleteFaqParams = zod.object({
  "packageId": zod.int().min(1),
  "faqId": zod.int().min(1)
})

export const DeleteFaqResponse = zod.void()

