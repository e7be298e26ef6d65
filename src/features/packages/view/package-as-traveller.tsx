import type { Fact } from '@/components/detail-page/facts';
import { PickedName } from '@/components/pickers/picked-name';
import { DayName } from '@/components/text/day-text';
import { SafeHtml } from '@/components/text/safe-html';
import { MissingPart } from '@/domain/listings/as-traveller/missing-part';
import classes from '@/domain/listings/as-traveller/traveller.module.css';
import { TravellerPage, type TravellerPageShown } from '@/domain/listings/as-traveller/traveller-page';
import type { Gaps } from '@/domain/listings/rules/rule';
import { useDeparturesAhead } from '@/features/packages/departures/use-departures-ahead';
import { savedDays } from '@/features/packages/itinerary/itinerary-values';
import type { Package } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';
import { firstNonBlank } from '@/lib/records/record-name';
import { packageActivityPicker, packageRegionPicker } from '@/resources/pickers';
import { usePackageGaps } from './package-body';

interface PackagePartProps {
  record: Package;
  gaps: Gaps;
}

/** As many as a page would show. */
const MOST_DEPARTURES = 4;

const NextDepartures = ({ record, gaps }: PackagePartProps) => {
  const { data: ahead, isError } = useDeparturesAhead(record.id);
  const isNone = ahead?.length === 0 && !gaps.found.some(({ rule }) => rule === 'departure');
  return (
    <section>
      <h3>{$localize`Next departures`}</h3>
      <MissingPart gaps={gaps} rule="departure" />
      {isError && <p className={classes.note}>{$localize`They could not be loaded.`}</p>}
      {isNone && <p className={classes.note}>{$localize`No upcoming departures.`}</p>}
      <ul className={classes.items}>
        {ahead?.slice(0, MOST_DEPARTURES).map(({ id, departure_date, discount_percent, offer_title }) => (
          <li key={id}>
            <DayName date={departure_date} />
            {discount_percent && (
              <bdi>{$localize`, ${formatCount(discount_percent)}:discountpercent:% off`}</bdi>
            )}
            {offer_title && <span dir="auto">{`, ${offer_title}`}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};

const Days = ({ record, gaps }: PackagePartProps) => (
  <section>
    <h3>{$localize`Itinerary`}</h3>
    <MissingPart gaps={gaps} rule="itinerary" />
    <ol className={classes.items}>
      {savedDays(record).map(({ id, title, duration, accommodation, description }, index) => (
        <li key={id}>
          <h4 dir="auto">{$localize`Day ${formatCount(index + 1)}:index:: ${title}:title:`}</h4>
          <p className={classes.note}>{[duration, accommodation].filter(Boolean).join(' · ')}</p>
          <SafeHtml html={description} />
        </li>
      ))}
    </ol>
  </section>
);

const Questions = ({ record: { faqs = [] }, gaps }: PackagePartProps) => (
  <section>
    <h3>{$localize`Questions`}</h3>
    <MissingPart gaps={gaps} rule="faqs" />
    <ul className={classes.items}>
      {faqs
        .filter(({ status }) => status !== 0)
        .map(({ id, question, answer }) => (
          <li key={id}>
            <h4 dir="auto">{question}</h4>
            <SafeHtml html={answer} />
          </li>
        ))}
    </ul>
  </section>
);

const factsOf = (record: Package, gaps: Gaps): Fact[] => [
  [$localize`Duration`, firstNonBlank(record.duration) ?? <MissingPart gaps={gaps} rule="duration" />],
  [$localize`Max altitude`, record.max_altitude],
  [$localize`Start location`, record.location_start_from],
  [$localize`End location`, record.location_end_to],
  [$localize`Accommodation`, record.accommodation],
  [$localize`Guide language`, record.guide_language],
  [$localize`Age`, record.age],
];

interface PackageAsTravellerProps extends TravellerPageShown {
  record: Package;
}

/** A package as a traveller sees it. */
export const PackageAsTraveller = ({ record, ...shown }: PackageAsTravellerProps) => {
  const gaps = usePackageGaps(record, { shown: true });
  const parts = { record, gaps };
  return (
    <TravellerPage
      {...shown}
      {...parts}
      area="packages"
      above={
        <>
          {record.region && <PickedName source={packageRegionPicker} to={record.region} />}
          {record.region && record.activity && ' · '}
          {record.activity && <PickedName source={packageActivityPicker} to={record.activity} />}
        </>
      }
      price={{
        amount: record.price_per_person,
        per: 'person',
        percent: record.discount_percentage,
        from: record.discount_total_no,
      }}
      facts={factsOf(record, gaps)}
      aside={<NextDepartures {...parts} />}
      before={[
        { title: $localize`Overview`, html: record.overview, rule: 'text' },
        { title: $localize`Highlights`, html: record.highlights, rule: 'highlights' },
      ]}
      after={[
        { title: $localize`Includes`, html: record.includes, rule: 'includes' },
        { title: $localize`Excludes`, html: record.excludes, rule: 'excludes' },
        { title: $localize`Good to know`, html: record.good_to_know },
        { title: $localize`Cancellation`, html: record.cancellation, rule: 'cancellation' },
      ]}
    >
      <Days {...parts} />
      <Questions {...parts} />
    </TravellerPage>
  );
};
