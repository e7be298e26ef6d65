import type { Gaps } from '@/domain/listings/rules/rule';
import { formatCount, formatNpr } from '@/lib/formats/formats';
import { MissingPart } from './missing-part';
import classes from './traveller.module.css';

/** What a traveller pays. */
export interface TravellerPriceOf {
  /** In rupees. */
  amount: number | null | undefined;
  per: 'person' | 'night';
  /** The discount in percent, and from how many travellers on it applies. */
  percent?: number | null | undefined;
  from?: number | null | undefined;
}

const perLabels = { person: $localize`per person`, night: $localize`per night` };

/** The price with its discount: crossed out if everybody gets it, in words if only groups do. */
export const TravellerPrice = ({ price, gaps }: { price: TravellerPriceOf; gaps: Gaps }) => {
  const { amount, percent, from } = price;
  const per = perLabels[price.per];
  const less = amount && percent && percent < 100 ? formatNpr(Math.round(amount * (1 - percent / 100))) : '';
  const forGroups = less !== '' && (from ?? 0) > 1;
  const forAll = less !== '' && !forGroups;
  return (
    <div>
      <MissingPart gaps={gaps} rule="price" />
      {Boolean(amount) && (
        <p className={classes.price}>
          {forAll && (
            <s>
              <bdi>{formatNpr(amount)}</bdi>
            </s>
          )}{' '}
          <strong>
            <bdi>{forAll ? less : formatNpr(amount)}</bdi>
          </strong>{' '}
          {per}
        </p>
      )}
      {forAll && <p className={classes.note}>{$localize`${formatCount(percent ?? 0)}:percent:% off`}</p>}
      {forGroups && (
        <p className={classes.note}>
          <bdi>{$localize`${less}:less: ${per}:per: from ${formatCount(from ?? 0)}:from: people on (${formatCount(percent ?? 0)}:percent:% off)`}</bdi>
        </p>
      )}
      <MissingPart gaps={gaps} rule="discount" />
    </div>
  );
};
