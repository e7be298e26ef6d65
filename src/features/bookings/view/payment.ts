import { dueOf, havePaidAmounts, isGoing } from '@/domain/bookings/booking';
import type { Booking } from '@/generated/model';
import { formatCount, formatNpr } from '@/lib/formats/formats';

/** What is known of the payment of a booking. */
export interface Payment {
  /** How much of the total is paid, from 0 to 1; undefined if an amount is unknown, or there is nothing to pay. */
  share: number | undefined;
  headline: string;
  /** What is still to be paid, in NPR as text; undefined if that is nothing, or unknown. */
  due: string | undefined;
  /** The amounts that neither `headline` nor `due` says, in NPR as texts. */
  amounts: readonly (readonly [label: string, amount: string])[];
  note?: string | undefined;
}

const headlineOf = (total: number, paid: number): string => {
  if (total <= 0 && paid <= 0) return $localize`Nothing to pay`;
  if (paid >= total) return $localize`Paid in full`;
  if (paid <= 0) return $localize`Nothing paid yet`;
  return $localize`${formatCount(Math.max(Math.floor((paid / total) * 100), 1))}:max:% paid`;
};

const wordsOf = (booking: Booking): Pick<Payment, 'headline' | 'note'> => {
  const { total_amount: total, paid_amount: paid } = booking;
  if (!isGoing(booking)) {
    return {
      headline: $localize`Cancelled, nothing is due`,
      note: paid ? $localize`It is not known whether what was paid has been refunded.` : undefined,
    };
  }
  if (typeof paid !== 'number') return { headline: $localize`It is not known what has been paid` };
  if (typeof total !== 'number') return { headline: $localize`It is not known what the total is` };
  const extra = total > 0 ? paid - total : 0;
  return {
    headline: headlineOf(total, paid),
    note: extra > 0 ? $localize`${formatNpr(extra)}:npr: more than the total has been paid.` : undefined,
  };
};

/** The payment of a booking; undefined if it has no amounts. An amount that the API does not send is not guessed. */
export const paymentOf = (booking: Booking): Payment | undefined => {
  const { total_amount: total, paid_amount: paid } = booking;
  if (typeof total !== 'number' && typeof paid !== 'number') return undefined;
  const due = havePaidAmounts([booking]) ? dueOf(booking) : undefined;
  const isOneSum = isGoing(booking) && typeof paid === 'number' && (paid === total || paid === 0);
  const amounts = [
    [$localize`Paid`, isOneSum ? '' : formatNpr(paid)],
    [$localize`Total`, isOneSum && due ? '' : formatNpr(total)],
  ] as const;
  const isKnown = typeof total === 'number' && typeof paid === 'number' && total > 0;
  return {
    share: isKnown ? Math.min(Math.max(paid / total, 0), 1) : undefined,
    due: due ? formatNpr(due) : undefined,
    amounts: amounts.filter(([, amount]) => amount !== ''),
    ...wordsOf(booking),
  };
};
