/**
 * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  BookingPage,
  BookingRecord,
  DeletedResponse
} from '../../model';


export const getListBookingsResponseMock = (): BookingPage => ({"data":[{"id":9001,"user":{"id":61,"full_name":"Anjali Thapa Magar"},"service_type":"package","service_id":1,"service_name":"Everest Base Camp Trek","room_name":null,"status":"confirmed","start_date":"2027-03-18","end_date":"2027-03-31","adults":2,"children":0,"total_amount":370000,"paid_amount":92500,"contact_name":"Anjali Thapa Magar","contact_email":"anjali.thapa@example.com","contact_phone":"+977 984-1234567","note":"शाकाहारी खाना चाहिन्छ। We land in Kathmandu on the 17th in the evening.","cancel_reason":null,"created_at":"2026-11-02T09:40:00+05:45"},{"id":9002,"user":{"id":64,"full_name":"विनोद श्रेष्ठ"},"service_type":"homestay","service_id":1,"service_name":"Ghale Gaun Community Homestay","room_name":null,"status":"pending","start_date":"2026-12-24","end_date":"2026-12-27","adults":3,"children":2,"total_amount":27000,"paid_amount":0,"contact_name":null,"contact_email":null,"contact_phone":null,"note":null,"cancel_reason":null,"created_at":"2026-11-18T17:05:00+05:45"}],"meta":{"last_page":12,"per_page":10,"current_page":1}})

export const getGetBookingResponseMock = (): BookingRecord => ({"data":{"id":9001,"user":{"id":61,"full_name":"Anjali Thapa Magar"},"service_type":"package","service_id":1,"service_name":"Everest Base Camp Trek","room_name":null,"status":"confirmed","start_date":"2027-03-18","end_date":"2027-03-31","adults":2,"children":0,"total_amount":370000,"paid_amount":92500,"contact_name":"Anjali Thapa Magar","contact_email":"anjali.thapa@example.com","contact_phone":"+977 984-1234567","note":"शाकाहारी खाना चाहिन्छ। We land in Kathmandu on the 17th in the evening.","cancel_reason":null,"created_at":"2026-11-02T09:40:00+05:45"}})

export const getCancelBookingResponseMock = (): BookingRecord => ({"data":{"id":9001,"user":{"id":61,"full_name":"Anjali Thapa Magar"},"service_type":"package","service_id":1,"service_name":"Everest Base Camp Trek","room_name":null,"status":"cancelled","start_date":"2027-03-18","end_date":"2027-03-31","adults":2,"children":0,"total_amount":370000,"paid_amount":92500,"contact_name":null,"contact_email":null,"contact_phone":null,"note":null,"cancel_reason":"The Lukla flights of that week were cancelled.","created_at":"2026-11-02T09:40:00+05:45"}})


export const getListBookingsMockHandler = (overrideResponse?: BookingPage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BookingPage> | BookingPage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/bookings/datatable', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListBookingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetBookingMockHandler = (overrideResponse?: BookingRecord | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BookingRecord> | BookingRecord), options?: RequestHandlerOptions) => {
  return http.get('*/v1/admin/bookings/:bookingId', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetBookingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCancelBookingMockHandler = (overrideResponse?: BookingRecord | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<BookingRecord> | BookingRecord), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/admin/bookings/:bookingId', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCancelBookingResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteBookingMockHandler = (overrideResponse?: DeletedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<DeletedResponse> | DeletedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/admin/bookings/:bookingId', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getBookingsMock = () => [
  getListBookingsMockHandler(),
  getGetBookingMockHandler(),
  getCancelBookingMockHandler(),
  getDeleteBookingMockHandler()
]
