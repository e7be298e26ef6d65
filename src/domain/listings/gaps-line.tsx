import classes from '@/components/detail-page/detail-page.module.css';
import { counted } from '@/lib/plural';
import { blockingIn, type Gaps } from './rules/rule';

/** In a line: whether a record can be sold, or how much keeps it from that; nothing while that is not known. */
export const GapsLine = ({ gaps }: { gaps: Gaps }) => {
  const blocking = blockingIn(gaps);
  if (blocking.length > 0) {
    return (
      <bdi className={classes.blocked}>
        {counted(blocking.length, 'gap blocks selling', 'gaps block selling')}
      </bdi>
    );
  }
  return gaps.certain && <span className={classes.ready}>Ready to sell</span>;
};
