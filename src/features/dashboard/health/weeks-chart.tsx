import { Text } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import { dayInWords } from '@/components/day-in-words';
import { useDisplay } from '@/components/display';
import { useToday } from '@/components/use-today';
import { useShopHealth } from '@/domain/listings/shop-health';
import { BarChart, BarLink } from '@/features/dashboard/bar-chart';
import { ReadAt } from '@/features/dashboard/read-at';
import { weeksAhead } from './weeks-ahead';

/** How many departures each of the next weeks has, as the last check of the shop found. */
export const WeeksChart = () => {
  const health = useShopHealth();
  const today = useToday();
  const { calendar } = useDisplay();
  const weeks = health ? weeksAhead(health, today) : [];
  return (
    <BarChart
      title="Departures by week"
      heads={['Week from', 'Departures']}
      bars={weeks.map(({ sunday, count }) => {
        const label = dayInWords(sunday, calendar);
        const link = linkOptions({ to: '/', search: { show: 'departures', week: sunday } });
        return { label, count, value: <BarLink label={label} count={count} link={link} /> };
      })}
    >
      {health ? <ReadAt at={health.at} /> : <Text size="sm">Known after the first check of the shop.</Text>}
    </BarChart>
  );
};
