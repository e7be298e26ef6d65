import classes from '@/components/detail-page/detail-page.module.css';
import { plural } from '@/lib/text/plural';
import { blockingIn, type Gaps } from './rules/rule';

/** One line: whether a record can be sold, or how many gaps block that; null while unknown. */
export const GapsLine = ({ gaps }: { gaps: Gaps }) => {
  const blocking = blockingIn(gaps);
  if (blocking.length > 0) {
    return (
      <bdi className={classes.blocked}>
        {plural(blocking.length, {
          one: $localize`# gap blocks selling`,
          other: $localize`# gaps block selling`,
        })}
      </bdi>
    );
  }
  return gaps.certain && <span className={classes.ready}>{$localize`Ready to sell`}</span>;
};
