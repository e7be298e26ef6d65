import { linkOptions } from '@tanstack/react-router';
import { PickedName } from '@/components/pickers/picked-name';
import { users } from '@/components/pickers/sources';
import { RecordLink } from '@/components/record-link';
import type { Booking } from '@/generated/model';
import { travellerOf } from './booking';

/** Who travels; leads to the user where the booking names one. */
export const UserLink = ({ booking }: { booking: Booking }) => {
  const { user } = booking;
  if (!user) return <bdi>{travellerOf(booking)}</bdi>;
  return (
    <RecordLink link={linkOptions({ to: '/users/$userId/edit', params: { userId: user.id } })}>
      <PickedName source={users} to={user} />
    </RecordLink>
  );
};
