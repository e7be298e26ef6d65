import { Text } from '@mantine/core';
import { useToday } from '@/components/hooks/use-today';
import { MomentText } from '@/components/text/day-text';
import { filled } from '@/components/text/filled';
import { clockInNepal } from '@/lib/dates/dates';
import { inDigits } from '@/lib/formats/formats';

/** The time of a reading in Nepal, with the date unless it is today; `at` in milliseconds since 1970. */
export const ReadAt = ({ at }: { at: number }) => {
  const today = useToday();
  const moment = new Date(at).toISOString();
  const clock = clockInNepal(moment);
  return (
    <Text size="xs" c="dimmed">
      {clock?.date === today
        ? filled((time) => $localize`Read at ${time}:time:`, <bdi>{inDigits(clock.time)}</bdi>)
        : filled((day) => $localize`Read on ${day}:day:`, <MomentText moment={moment} />)}
    </Text>
  );
};
