import { type Booking, BookingStatus, ServiceType } from '@/generated/model';
import { enumLabel } from '@/lib/text/labels';

const words = {
  status: new Set<string>(Object.values(BookingStatus)),
  service_type: new Set<string>(Object.values(ServiceType)),
};

/** Notes the words that bookings have beside those of the contract. */
export const noteWords = (bookings: readonly Booking[]): void => {
  for (const { status, service_type: type } of bookings) {
    words.status.add(status);
    if (type !== undefined) words.service_type.add(type);
  }
};

const choicesOf = (known: ReadonlySet<string>) => (chosen: string) =>
  [...new Set([...known, chosen])].flatMap((value) =>
    value === '' ? [] : [{ value, label: enumLabel(value) }],
  );

/** The options of the list's filters: the contract's words, those of the server's bookings, and the chosen one. */
export const bookingChoices = {
  status: choicesOf(words.status),
  service_type: choicesOf(words.service_type),
};
