import classes from '@/components/detail-page/detail-page.module.css';
import { plural } from '@/lib/plural';
import type { Readiness } from './readiness';

/** In a line: whether a record can be sold, or how much keeps it from that; nothing while that is not known. */
export const ReadinessVerdict = ({ readiness: { blocking, certain } }: { readiness: Readiness }) => {
  if (blocking.length > 0) {
    return (
      <bdi className={classes.blocked}>
        {plural(blocking.length, { one: '# gap blocks selling', other: '# gaps block selling' })}
      </bdi>
    );
  }
  return certain && <span className={classes.ready}>Ready to sell</span>;
};
