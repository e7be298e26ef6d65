import { ChunkLost } from '@/components/inputs/chunk-lost';
import type { PlainDate } from '@/lib/dates/dates';
import type { Days } from './use-days';

interface ShownDaysProps {
  days: Days;
  range: { from: PlainDate; to: PlainDate };
  withoutPasses?: true;
}

/** The line of feasts and seasons, once it is loaded. */
export const ShownDays = ({ days, ...line }: ShownDaysProps) => (
  <>
    {days.state === 'ready' && <days.module.DaysLine {...line} />}
    {days.state === 'failed' && (
      <ChunkLost chunk={days}>{$localize`The feasts and seasons could not be loaded.`}</ChunkLost>
    )}
  </>
);
