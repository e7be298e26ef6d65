import { useState } from 'react';
import { Button, Title } from '@mantine/core';
import { LinkText } from '@/components/links/link-button';
import { countFound, type ShopHealth } from '@/domain/listings/shop-health';
import classes from '@/features/dashboard/dashboard.module.css';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';

/** The number of rules of each type shown at first. */
const shown = 4;

interface GapsProps {
  health: ShopHealth;
  /** The titles of rules, by id. */
  titles: ReadonlyMap<string, string>;
  title: string;
}

/** How many listings violate each of these rules, most first; null if none does. */
export const Gaps = ({ health, titles, title }: GapsProps) => {
  const [all, setAll] = useState(false);
  const lines = [...titles]
    .map(([rule, name]) => ({ rule, name, count: countFound(health, rule) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  // A line saying "1 more" takes as much room as that one.
  const more = lines.length > shown + 1 ? lines.length - shown : 0;
  if (lines.length === 0) return null;
  return (
    <>
      <Title order={3} size="h6" mt="xs">
        {title}
      </Title>
      <ul className={classes.rows} aria-label={title}>
        {(all || more === 0 ? lines : lines.slice(0, shown)).map(({ rule, name, count }) => (
          <li key={rule} className={classes.row}>
            <LinkText className={classes.rowName} size="sm" to="/" search={{ show: rule }}>
              {name}
            </LinkText>
            <strong>{formatCount(count)}</strong>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="compact-sm" variant="subtle" aria-expanded={all} onClick={() => setAll(!all)}>
          <bdi>
            {all
              ? $localize`Fewer rules`
              : plural(more, { one: $localize`# more rule`, other: $localize`# more rules` })}
          </bdi>
        </Button>
      )}
    </>
  );
};
