import { useQuery } from '@tanstack/react-query';
import { getGetUserQueryOptions } from '@/generated/api/users/users';
import type { Booking } from '@/generated/model';
import { firstNonBlank } from '@/lib/records/record-name';

/** The traveller's contact: from the booking, else from the user's record. */
export const useContact = ({ user, contact_phone, contact_email }: Booking) => {
  const hasContact = firstNonBlank(contact_phone, contact_email) !== undefined;
  const query = useQuery({
    ...getGetUserQueryOptions(user?.id ?? 0),
    enabled: !hasContact && Boolean(user),
    retryOnMount: false,
  });
  const record = hasContact ? undefined : query.data?.data;
  return {
    phone: firstNonBlank(contact_phone, record?.profile?.phone_1, record?.profile?.phone_2),
    email: firstNonBlank(contact_email, record?.email),
    isReading: query.isLoading,
  };
};
