import { Text } from '@mantine/core';
import { DetailSection } from '@/components/detail-page/detail-section';
import { DimmedText } from '@/components/text/dimmed-text';
import type { Booking } from '@/generated/model';
import classes from './booking-view.module.css';
import { paymentOf } from './payment';

/** What is paid and what is due, as a bar and in words; null if the booking has no amounts. */
export const PaymentSection = ({ booking }: { booking: Booking }) => {
  const payment = paymentOf(booking);
  if (!payment) return null;
  const { share, headline, due, amounts, note } = payment;
  return (
    <DetailSection title={$localize`Payment`}>
      {due !== undefined && (
        <p className={classes.due}>
          <strong>
            <bdi>{due}</bdi>
          </strong>
          {$localize` still to pay`}
        </p>
      )}
      <Text size="sm" fw={due === undefined ? 600 : undefined}>
        {headline}
      </Text>
      {share !== undefined && (
        <div className={classes.bar} aria-hidden>
          <div style={{ inlineSize: `${share * 100}%` }} />
        </div>
      )}
      {amounts.length > 0 && (
        <dl className={classes.amounts}>
          {amounts.map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{amount}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {note && <DimmedText>{note}</DimmedText>}
    </DetailSection>
  );
};
