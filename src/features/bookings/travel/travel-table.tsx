import { VisuallyHidden } from '@mantine/core';
import { useNarrow } from '@/components/hooks/use-narrow';
import { Fold } from '@/components/screen/fold';
import type { TravelTotals } from '@/domain/bookings/travel-totals';
import type { Booking } from '@/generated/model';
import { plainText } from '@/lib/text/html';
import classes from './travel.module.css';
import type { TravelColumn, TravelTableProps } from './travel-columns';

interface CardProps extends Pick<TravelTableProps, 'columns' | 'notes'> {
  booking: Booking;
}

/** Numbers that need their label. */
const named: readonly TravelColumn['key'][] = ['people', 'paid', 'due'];

const Fact = ({ booking, column }: { booking: Booking; column: TravelColumn }) => {
  const value = column.cell(booking);
  if (value === undefined || value === '') return null;
  return (
    <div className={classes.fact} dir="auto">
      {named.includes(column.key) ? (
        <dt>{column.header}</dt>
      ) : (
        <VisuallyHidden component="dt">{column.header}</VisuallyHidden>
      )}
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
};

const Card = ({ booking, columns, notes }: CardProps) => {
  const status = columns.find(({ key }) => key === 'status');
  const traveller = columns.find(({ key }) => key === 'traveller');
  const facts = columns.filter((column) => column !== status && column !== traveller);
  return (
    <li className={classes.card} data-row>
      <div className={classes.cardHead}>
        {traveller?.cell(booking)}
        {status?.cell(booking)}
      </div>
      <dl className={classes.facts}>
        {facts.map((column) => (
          <Fact key={column.key} booking={booking} column={column} />
        ))}
      </dl>
      {notes && booking.note && (
        <p className={classes.wish} dir="auto">
          {plainText(booking.note)}
        </p>
      )}
    </li>
  );
};

/** The bookings of a date range as cards for narrow screens, with contacts. */
const TravelCards = ({ label, columns, groups, notes }: TravelTableProps) => (
  <div role="group" aria-label={label}>
    {groups.map(({ key, heading, bookings }) => (
      <section key={key}>
        {heading !== undefined && <div className={classes.group}>{heading}</div>}
        <ul className={classes.cards}>
          {bookings.map((booking) => (
            <Card key={booking.id} booking={booking} columns={columns} notes={notes} />
          ))}
        </ul>
      </section>
    ))}
  </div>
);

interface RowProps extends Pick<TravelTableProps, 'columns' | 'notes'> {
  booking: Booking;
}

const Row = ({ booking, columns, notes }: RowProps) => (
  <>
    <tr data-row className={classes.row}>
      {columns.map(({ key, align, cell }) => (
        <td key={key} data-align={align} data-key={key}>
          {cell(booking)}
        </td>
      ))}
    </tr>
    {notes && booking.note && (
      <tr className={classes.note}>
        <td colSpan={columns.length} dir="auto">
          {plainText(booking.note)}
        </td>
      </tr>
    )}
  </>
);

const Totals = ({ columns, totals }: Pick<TravelTableProps, 'columns'> & { totals: TravelTotals }) => (
  <tfoot>
    <tr>
      {columns.map(({ key, align, total }, index) =>
        index === 0 ? (
          <th key={key} scope="row">
            {$localize`Total`}
          </th>
        ) : (
          <td key={key} data-align={align}>
            {total?.(totals)}
          </td>
        ),
      )}
    </tr>
  </tfoot>
);

/** Grouped bookings as a table, or as cards on narrow screens. */
export const TravelTable = (props: TravelTableProps) => {
  const { label, columns, groups, totals, notes } = props;
  // A manifest also says what was paid, for which a tablet has no room.
  const narrow = useNarrow(columns.length > 6 ? 'lg' : 'md');
  if (narrow) return <TravelCards {...props} />;
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map(({ key, header, align }) => (
              <th key={key} scope="col" data-align={align}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, heading, bookings }) => (
          <tbody key={key}>
            {heading !== undefined && (
              <tr>
                <th colSpan={columns.length} scope="rowgroup" className={classes.group}>
                  {heading}
                </th>
              </tr>
            )}
            {bookings.map((booking) => (
              <Row key={booking.id} booking={booking} columns={columns} notes={notes} />
            ))}
          </tbody>
        ))}
        {totals && <Totals columns={columns} totals={totals} />}
      </table>
    </div>
  );
};

interface CancelledFoldProps extends Pick<TravelTableProps, 'columns'> {
  bookings: readonly Booking[];
  /** "2 cancelled bookings" */
  summary: string;
}

/** The cancelled bookings, collapsed below the others. */
export const CancelledFold = ({ bookings, columns, summary }: CancelledFoldProps) =>
  bookings.length > 0 && (
    <Fold title={summary} className={classes.fold}>
      <TravelTable label={summary} columns={columns} groups={[{ key: 'cancelled', bookings }]} />
    </Fold>
  );
