import { Skeleton } from '@mantine/core';
import classes from './travel.module.css';

const widths = ['60%', '75%', '50%', '70%'];

/** The skeleton of a table of bookings. */
export const TravelSkeleton = () => (
  <div className={classes.skeleton} aria-hidden>
    {Array.from({ length: 10 }, (_, row) => (
      <div key={row}>
        {widths.map((_width, at) => (
          <Skeleton key={at} height={12} width={widths[(row + at) % widths.length]} />
        ))}
      </div>
    ))}
  </div>
);
