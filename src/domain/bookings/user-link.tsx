import { users } from '@/areas/pickers';
import { userArea } from '@/areas/users';
import { PickedName } from '@/components/pickers/picked-name';
import { RecordLink } from '@/components/record-link';
import type { Booking } from '@/generated/model';
import { travellerOf } from './booking';

interface TravellerProps {
  booking: Booking;
}

/** Who travels; only a user who came as an id alone is asked for. */
export const Traveller = ({ booking }: TravellerProps) => {
  const name = travellerOf(booking);
  return name === undefined && booking.user ? (
    <PickedName source={users} to={booking.user} />
  ) : (
    <bdi>{name}</bdi>
  );
};

/** Who travels; leads to the user where the booking names one. */
export const UserLink = ({ booking }: TravellerProps) => {
  const { user } = booking;
  const traveller = <Traveller booking={booking} />;
  if (!user) return traveller;
  return <RecordLink link={userArea.open(user.id)}>{traveller}</RecordLink>;
};
