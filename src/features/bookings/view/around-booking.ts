import { CompanionsSection } from './companions-section';
import { OtherBookingsSection } from './other-bookings-section';

/** What is beside a booking, in one chunk, for which the booking itself does not wait. */
export const aroundBooking = { CompanionsSection, OtherBookingsSection };
