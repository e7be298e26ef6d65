interface Paid {
  full_payment?: boolean | null | undefined;
  min_payment?: number | null | undefined;
}

/** What a traveller pays on booking, in words. */
export const paymentOf = ({ full_payment, min_payment }: Paid): string => {
  if (full_payment) return 'Full payment at booking';
  return typeof min_payment === 'number' ? `Deposit of ${String(min_payment)}%` : 'Deposit';
};
