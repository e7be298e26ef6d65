import { RecordLink } from '@/components/links/record-link';
import { PickedName } from '@/components/pickers/picked-name';
import type { Booking } from '@/generated/model';
import { userPicker } from '@/resources/pickers';
import { userArea } from '@/resources/users';
import { travellerOf } from './booking';

interface TravellerProps {
  booking: Booking;
}

/** The traveller's name; looked up only if the user is a bare id. */
export const Traveller = ({ booking }: TravellerProps) => {
  const name = travellerOf(booking);
  return name === undefined && booking.user ? (
    <PickedName source={userPicker} to={booking.user} />
  ) : (
    <bdi>{name}</bdi>
  );
};

/** The traveller's name, linked to the user if the booking has one. */
export const UserLink = ({ booking }: TravellerProps) => {
  const { user } = booking;
  const traveller = <Traveller booking={booking} />;
  if (!user) return traveller;
  return <RecordLink link={userArea.open(user.id)}>{traveller}</RecordLink>;
};
