import classes from '@/components/detail-page/detail-page.module.css';
import { plural } from '@/lib/plural';
import { blockingIn, type Gaps } from './rules/rule';

/** In a line: whether a record can be sold, or how much keeps it from that; nothing while that is not known. */
export const GapsLine = ({ gaps }: { gaps: Gaps }) => {
  const blocking = blockingIn(gaps);
  if (blocking.length > 0) {
    return (
      <bdi className={classes.blocked}>
        {plural(blocking.length, { one: '# gap blocks selling', other: '# gaps block selling' })}
      </bdi>
    );
  }
  return gaps.certain && <span className={classes.ready}>Ready to sell</span>;
};
