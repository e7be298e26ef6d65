import { RecordLink } from '@/components/record-link';
import type { Booking } from '@/generated/model';
import { nameOfBooking, serviceView } from './booking';

/** What is booked; leads to its record where kind and id are known. */
export const ServiceName = ({ booking }: { booking: Booking }) => {
  const link = serviceView(booking);
  const name = <bdi>{nameOfBooking(booking)}</bdi>;
  return link ? <RecordLink link={link}>{name}</RecordLink> : name;
};
