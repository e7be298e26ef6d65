/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';


/**
 * @summary List bookings, a page at a time
 */
export const listBookingsQueryPageDefault = 1;

export const listBookingsQueryPerPageDefault = 10;
export const listBookingsQueryPerPageMax = 100;

export const listBookingsQuerySortMax = 64;


export const listBookingsQuerySortRegExp = new RegExp('^-?[a-z0-9_]+$');

export const listBookingsQueryUserMax = 255;

export const listBookingsQueryServiceTypeTwoMax = 255;

export const listBookingsQueryStatusTwoMax = 255;

export const listBookingsQueryServiceNameMax = 255;



export const ListBookingsQueryParams = zod.object({
  "page": zod.int().min(1).default(listBookingsQueryPageDefault).describe('Which page, counted from 1.'),
  "per_page": zod.int().min(1).max(listBookingsQueryPerPageMax).default(listBookingsQueryPerPageDefault).describe('Rows on a page. Users start at 50, every other list at 10.'),
  "sort": zod.string().max(listBookingsQuerySortMax).regex(listBookingsQuerySortRegExp).optional().describe('A field\'s name, with a leading `-` for descending order.'),
  "id": zod.int().min(1).optional().describe('Only the record with this id.'),
  "user": zod.string().max(listBookingsQueryUserMax).optional().describe('Part of the traveller\'s name, in any case.'),
  "service_type": zod.union([zod.enum(['package', 'homestay', 'hotel']),zod.string().max(listBookingsQueryServiceTypeTwoMax)]).optional().describe('Only bookings of this kind of service, a `ServiceType` or a word of the backend\'s own.'),
  "status": zod.union([zod.enum(['pending', 'confirmed', 'completed', 'cancelled']),zod.string().max(listBookingsQueryStatusTwoMax)]).optional().describe('Only bookings in this status, a `BookingStatus` or a word of the backend\'s own.'),
  "service_name": zod.string().max(listBookingsQueryServiceNameMax).optional().describe('Part of the name of what was booked, in any case.')
})









export const ListBookingsResponse = zod.object({
  "data": zod.array(zod.object({
  "id": zod.int().min(1),
  "user": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional().describe('The traveller.'),
  "code": zod.string().nullish().describe('The number that the traveller was given.'),
  "service_type": zod.enum(['package', 'homestay', 'hotel']).optional(),
  "service_id": zod.int().min(1).nullish().describe('The package, homestay or hotel.'),
  "service_name": zod.string().nullish(),
  "room_name": zod.string().nullish().describe('Homestays and hotels only.'),
  "status": zod.enum(['pending', 'confirmed', 'completed', 'cancelled']),
  "start_date": zod.iso.date().nullish().describe('The departure, or the first night.'),
  "end_date": zod.iso.date().nullish(),
  "nights": zod.int().nullish().describe('Says the last day where there is no date of it.'),
  "adults": zod.int().nullish(),
  "children": zod.int().nullish(),
  "people": zod.int().nullish().describe('All travellers, where adults and children are not told apart.'),
  "currency": zod.string().nullish(),
  "total_amount": zod.number().nullish().describe('In rupees.'),
  "paid_amount": zod.number().nullish().describe('In rupees.'),
  "contact_name": zod.string().nullish(),
  "contact_email": zod.string().nullish(),
  "contact_phone": zod.string().nullish(),
  "note": zod.string().nullish().describe('Plain text from the traveller.'),
  "cancel_reason": zod.string().nullish(),
  "created_at": zod.iso.datetime({"offset":true}).nullish()
})),
  "meta": zod.object({
  "last_page": zod.int().min(1),
  "per_page": zod.int().min(1),
  "current_page": zod.int().min(1)
})
})

/**
 * @summary Read a booking
 */



export const GetBookingParams = zod.object({
  "bookingId": zod.int().min(1)
})






export const GetBookingResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "user": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional().describe('The traveller.'),
  "code": zod.string().nullish().describe('The number that the traveller was given.'),
  "service_type": zod.enum(['package', 'homestay', 'hotel']).optional(),
  "service_id": zod.int().min(1).nullish().describe('The package, homestay or hotel.'),
  "service_name": zod.string().nullish(),
  "room_name": zod.string().nullish().describe('Homestays and hotels only.'),
  "status": zod.enum(['pending', 'confirmed', 'completed', 'cancelled']),
  "start_date": zod.iso.date().nullish().describe('The departure, or the first night.'),
  "end_date": zod.iso.date().nullish(),
  "nights": zod.int().nullish().describe('Says the last day where there is no date of it.'),
  "adults": zod.int().nullish(),
  "children": zod.int().nullish(),
  "people": zod.int().nullish().describe('All travellers, where adults and children are not told apart.'),
  "currency": zod.string().nullish(),
  "total_amount": zod.number().nullish().describe('In rupees.'),
  "paid_amount": zod.number().nullish().describe('In rupees.'),
  "contact_name": zod.string().nullish(),
  "contact_email": zod.string().nullish(),
  "contact_phone": zod.string().nullish(),
  "note": zod.string().nullish().describe('Plain text from the traveller.'),
  "cancel_reason": zod.string().nullish(),
  "created_at": zod.iso.datetime({"offset":true}).nullish()
})
})

/**
 * @summary Cancel a booking
 */



export const CancelBookingParams = zod.object({
  "bookingId": zod.int().min(1)
})

export const cancelBookingBodyCancelReasonMax = 500;



export const CancelBookingBody = zod.object({
  "status": zod.enum(['cancelled']).optional(),
  "cancel_reason": zod.string().max(cancelBookingBodyCancelReasonMax).optional()
})






export const CancelBookingResponse = zod.object({
  "data": zod.object({
  "id": zod.int().min(1),
  "user": zod.union([zod.object({
  "id": zod.int().min(1),
  "full_name": zod.string().nullish()
}),zod.null()]).optional().describe('The traveller.'),
  "code": zod.string().nullish().describe('The number that the traveller was given.'),
  "service_type": zod.enum(['package', 'homestay', 'hotel']).optional(),
  "service_id": zod.int().min(1).nullish().describe('The package, homestay or hotel.'),
  "service_name": zod.string().nullish(),
  "room_name": zod.string().nullish().describe('Homestays and hotels only.'),
  "status": zod.enum(['pending', 'confirmed', 'completed', 'cancelled']),
  "start_date": zod.iso.date().nullish().describe('The departure, or the first night.'),
  "end_date": zod.iso.date().nullish(),
  "nights": zod.int().nullish().describe('Says the last day where there is no date of it.'),
  "adults": zod.int().nullish(),
  "children": zod.int().nullish(),
  "people": zod.int().nullish().describe('All travellers, where adults and children are not told apart.'),
  "currency": zod.string().nullish(),
  "total_amount": zod.number().nullish().describe('In rupees.'),
  "paid_amount": zod.number().nullish().describe('In rupees.'),
  "contact_name": zod.string().nullish(),
  "contact_email": zod.string().nullish(),
  "contact_phone": zod.string().nullish(),
  "note": zod.string().nullish().describe('Plain text from the traveller.'),
  "cancel_reason": zod.string().nullish(),
  "created_at": zod.iso.datetime({"offset":true}).nullish()
})
})

/**
 * @summary Delete a booking
 */



export const DeleteBookingParams = zod.object({
  "bookingId": zod.int().min(1)
})

export const DeleteBookingResponse = zod.void()

