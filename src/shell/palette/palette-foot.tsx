import { Loader } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { joinedByAnd } from '@/lib/text/joined';
import { plural } from '@/lib/text/plural';
import classes from './palette.module.css';
import { areaLabel } from './record-items';

interface PaletteFootProps {
  count: number;
  /** The areas whose search failed. */
  failed: readonly string[];
  searching: boolean;
}

const MOST_NAMED = 3;

const failureOf = (failed: readonly string[]): string =>
  failed.length > MOST_NAMED
    ? plural(failed.length, { other: '# areas could not be searched.' })
    : `${joinedByAnd(failed.map(areaLabel))} could not be searched.`;

/** The number of results, and the areas whose search failed; of constant height. */
export const PaletteFoot = ({ count, failed, searching }: PaletteFootProps) => (
  <div className={classes.foot}>
    <bdi role="status">
      {count === 0 && searching
        ? 'Searching…'
        : plural(count, { one: '# result', other: count === 0 ? 'Nothing matches.' : '# results' })}
    </bdi>
    {searching && <Loader size={14} aria-hidden />}
    {failed.length > 0 && (
      <span role="alert" className={classes.failed}>
        <IconAlertTriangle size={14} aria-hidden /> <bdi>{failureOf(failed)}</bdi>
      </span>
    )}
  </div>
);
