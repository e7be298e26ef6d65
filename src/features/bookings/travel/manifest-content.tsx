import { IconCalendarOff } from '@tabler/icons-react';
import { Glance, knownFacts } from '@/components/detail-page/facts';
import { ScreenButton } from '@/components/links/link-button';
import { ListPageContext } from '@/components/links/screen-link';
import { StatePanel } from '@/components/screen/state-panel';
import { DimmedText } from '@/components/text/dimmed-text';
import { isFor, manifestLink, type Service } from '@/domain/bookings/travel-links';
import { byTravel, totalsOf } from '@/domain/bookings/travel-totals';
import { SignatureFields } from '@/features/bookings/print/print-head';
import type { Booking } from '@/generated/model';
import type { PlainDate } from '@/lib/dates/dates';
import { formatCount, formatNpr } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { listedIn } from './listed-in';
import classes from './travel.module.css';
import { byService, type ColumnKey, columnsFor } from './travel-columns';
import { CancelledFold, TravelTable } from './travel-table';
import { TravelTools } from './travel-tools';

interface ManifestContentProps {
  /** The bookings of the day. */
  all: readonly Booking[];
  day: PlainDate;
  /** The service of the departure; undefined for all bookings of the day. */
  service: Service | undefined;
}

const ofDeparture: ColumnKey[] = ['traveller', 'people', 'phone', 'paid', 'due', 'status'];
const ofDay: ColumnKey[] = ['service', ...ofDeparture];

/** Says that the bookings have no service, only a date. */
const ServiceUnknown = ({ day }: Pick<ManifestContentProps, 'day'>) => (
  <StatePanel
    icon={<IconCalendarOff size={22} />}
    title={$localize`The bookings on this day do not say what they are for`}
    action={
      <ScreenButton variant="default" mt="xs" {...manifestLink(day)}>
        {$localize`Show everyone who travels that day`}
      </ScreenButton>
    }
  >
    {$localize`It is not known who travels with this departure.`}
  </StatePanel>
);

const factsOf = (bookings: readonly Booking[]) => {
  const { people, paid, due } = totalsOf(bookings);
  const pending = bookings.filter(({ status }) => status === 'pending').length;
  return knownFacts([
    [
      $localize`Bookings`,
      pending > 0
        ? $localize`${formatCount(bookings.length)}:bookings: (${formatCount(pending)}:pending: pending)`
        : formatCount(bookings.length),
    ],
    [$localize`Travellers`, people === undefined ? '' : formatCount(people)],
    [$localize`Paid`, formatNpr(paid)],
    [$localize`Still to pay`, formatNpr(due)],
  ]);
};

/** The bookings of a manifest with their totals. */
export const ManifestContent = ({ all, day, service }: ManifestContentProps) => {
  const bookings = service ? all.filter((booking) => isFor(booking, service)) : all;
  const omitted = service ? all.filter((booking) => isFor(booking, service) === undefined).length : 0;
  if (omitted > 0 && bookings.length === 0) return <ServiceUnknown day={day} />;

  const { travelling, cancelled } = byTravel(bookings);
  const keys = service ? ofDeparture : ofDay;
  const rows = byService(travelling);
  return (
    <ListPageContext value={listedIn(rows)}>
      {rows.length > 0 ? (
        <>
          <div className={classes.head}>
            <Glance facts={factsOf(rows)} />
            <div className={classes.tools}>
              <TravelTools fileName={`manifest-${day}`} bookings={rows} />
            </div>
          </div>
          <TravelTable
            label={$localize`Manifest`}
            columns={columnsFor(rows, keys, 'phone')}
            groups={[{ key: 'travelling', bookings: rows }]}
            totals={totalsOf(rows)}
            notes
          />
          <SignatureFields />
        </>
      ) : (
        <StatePanel icon={<IconCalendarOff size={22} />} title={$localize`Nobody travels`}>
          {service ? $localize`No booking is for this departure.` : $localize`No booking is for this day.`}
        </StatePanel>
      )}
      {omitted > 0 && (
        <DimmedText>
          {plural(omitted, {
            one: $localize`One booking on this day does not say what it is for, and is not listed here.`,
            other: $localize`# bookings on this day do not say what they are for, and are not listed here.`,
          })}
        </DimmedText>
      )}
      <CancelledFold
        bookings={byService(cancelled)}
        columns={columnsFor(cancelled, keys)}
        summary={plural(cancelled.length, {
          one: $localize`# cancelled booking`,
          other: $localize`# cancelled bookings`,
        })}
      />
    </ListPageContext>
  );
};
