import { readableValue } from '@/api/tolerant/unreadable';
import { dayName } from '@/components/text/day-in-words';
import { display } from '@/components/text/display';
import type { Booking, PersonReference, Reference, User } from '@/generated/model';
import { clockInNepal } from '@/lib/dates/dates';
import { formatNpr } from '@/lib/formats/formats';
import { firstNonBlank, personName, referenceName } from '@/lib/records/record-name';
import { enumLabel } from '@/lib/text/labels';

const said = (...details: readonly (string | null | undefined)[]): readonly string[] =>
  details.flatMap((detail) => firstNonBlank(detail) ?? []);

const day = (date: string) => dayName(date, display.get().calendar);

const nameOf = (reference: PersonReference | Reference | null | undefined) =>
  reference ? referenceName(reference) : undefined;

/** Traveller, date and status. */
export const bookingDetails = (booking: Booking): readonly string[] => {
  const { user, contact_name, start_date } = booking;
  const status = readableValue(booking, 'status');
  return said(
    firstNonBlank(nameOf(user), contact_name),
    start_date && day(start_date),
    status && enumLabel(status),
  );
};

/** Role, login and employer. */
export const userDetails = (user: User): readonly string[] =>
  said(nameOf(user.roles?.[0]), user.email, user.profile?.company_name).filter(
    (detail) => detail !== personName(user),
  );

interface Listing {
  vendor?: PersonReference | null | undefined;
  owner?: PersonReference | null;
  region?: Reference | null;
  price_per_person?: number | null;
  min_price?: number | null;
  created_at?: string | null | undefined;
}

/** Vendor and price. */
export const packageDetails = ({ vendor, price_per_person }: Listing): readonly string[] =>
  said(nameOf(vendor), formatNpr(price_per_person));

/** Region, else owner, and price. */
export const stayDetails = ({ region, owner, price_per_person, min_price }: Listing): readonly string[] =>
  said(firstNonBlank(nameOf(region), nameOf(owner)), formatNpr(price_per_person ?? min_price));

/** The requester, and the date. */
export const requestDetails = ({ vendor, created_at }: Listing): readonly string[] => {
  const since = created_at ? clockInNepal(created_at)?.date : undefined;
  return said(nameOf(vendor), since && $localize`Waiting since ${day(since)}:day:`);
};
