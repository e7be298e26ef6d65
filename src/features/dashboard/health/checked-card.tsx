import { Button, Text } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import { type ShopHealth, useShopHealth } from '@/domain/listings/shop-health';
import { NumberCard, NumberLink } from '@/features/dashboard/number-card';
import type { Sweep } from './use-sweep';

interface CheckedCardProps {
  title: string;
  /** The number, as the last check of the shop has it; nothing where it cannot be known. */
  count: (health: ShopHealth) => number | undefined;
  link: LinkProps;
  sweep: Sweep;
}

/** A number that only a look over the whole shop can tell: that of the last one, or a way to begin one. */
export const CheckedCard = ({ title, count, link, sweep }: CheckedCardProps) => {
  const health = useShopHealth();
  return (
    <NumberCard title={title}>
      {health ? (
        <NumberLink count={count(health)} link={link} at={health.at} />
      ) : (
        <>
          <Text size="sm" my={4}>
            Known after the first check of the shop.
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            loading={sweep.running}
            aria-label={`Check now: ${title}`}
            onClick={sweep.start}
          >
            Check now
          </Button>
        </>
      )}
    </NumberCard>
  );
};
