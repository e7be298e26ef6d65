import { type ReactNode, useState } from 'react';
import { Button, Title } from '@mantine/core';
import { LinkText } from '@/components/links/link-button';
import { DimmedText } from '@/components/text/dimmed-text';
import { blockingTitles, helpfulTitles } from '@/domain/listings/rules/rule-titles';
import { countFound, type ShopHealth, UNREADY, useShopHealth } from '@/domain/listings/shop-health';
import classes from '@/features/dashboard/dashboard.module.css';
import { Panel } from '@/features/dashboard/panel';
import {
  type HomeReading,
  type UnknownVendors,
  useHomeReading,
} from '@/features/dashboard/reading/home-reading';
import { isSavedSince } from '@/lib/dates/saved-since';
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
const Gaps = ({ health, titles, title }: GapsProps) => {
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

interface FoundProps {
  /** The list that it links to. */
  show: string;
  text: string;
  /** How many were read, as text; undefined if it is not one of them. */
  of?: string;
}

/** A number of what was read, linked to the list. */
const Found = ({ show, text, of }: FoundProps) => (
  <li className={classes.row}>
    <LinkText size="sm" fw={600} to="/" search={{ show }}>
      {text}
    </LinkText>
    {of !== undefined && <bdi className={classes.quiet}>{$localize`of ${of}:of:`}</bdi>}
  </li>
);

/** That nothing was found, or why nothing is known. */
const Sentence = ({ children }: { children: ReactNode }) => (
  <li className={classes.row}>
    <DimmedText>{children}</DimmedText>
  </li>
);

const Listings = ({ health }: { health: ShopHealth }) => {
  if (health.seen === 0)
    return (
      <Sentence>
        {health.whole ? $localize`There are no listings yet.` : $localize`No listing has been read yet.`}
      </Sentence>
    );
  const unready = countFound(health, UNREADY);
  if (unready === 0)
    return (
      <Sentence>{$localize`Of ${plural(health.seen, { one: $localize`# listing`, other: $localize`# listings` })}:listings: read, none is blocked from selling.`}</Sentence>
    );
  return (
    <Found
      show={UNREADY}
      text={plural(unready, {
        one: $localize`# listing cannot be sold`,
        other: $localize`# listings cannot be sold`,
      })}
      of={formatCount(health.seen)}
    />
  );
};

const unknownTexts: Record<UnknownVendors, string> = {
  silent: $localize`The server sent no vendor profiles, so it is not known who owes documents.`,
  unknown: $localize`No user has a role called vendor, so it is not known who owes documents.`,
};

const Vendors = ({ vendors }: Pick<HomeReading, 'vendors'>) => {
  if (!vendors) return null;
  if (typeof vendors === 'string') return <Sentence>{unknownTexts[vendors]}</Sentence>;
  if (vendors.owing.length === 0)
    return (
      <Sentence>{$localize`Of ${plural(vendors.seen, { one: $localize`# vendor`, other: $localize`# vendors` })}:vendors: read, none owes documents.`}</Sentence>
    );
  return (
    <Found
      show="vendors"
      text={plural(vendors.owing.length, {
        one: $localize`# vendor owes documents`,
        other: $localize`# vendors owe documents`,
      })}
      of={formatCount(vendors.seen)}
    />
  );
};

const Pages = ({ pages, at }: Pick<HomeReading, 'pages' | 'at'>) => {
  if (!pages) return null;
  const short = pages.faults.length;
  const saved = pages.faults.filter(({ path }) => isSavedSince(path, at)).length;
  if (short === 0)
    return (
      <Sentence>{$localize`Search engines show the texts of all ${plural(pages.seen, { one: $localize`# page`, other: $localize`# pages` })}:pages: read whole.`}</Sentence>
    );
  const read = formatCount(pages.seen);
  return (
    <Found
      show="search"
      text={plural(short, {
        one: $localize`# page falls short in search engines`,
        other: $localize`# pages fall short in search engines`,
      })}
      of={saved > 0 ? $localize`${read}:read:, ${formatCount(saved)}:saved: saved since` : read}
    />
  );
};

const Missing = ({ missing }: Pick<HomeReading, 'missing'>) =>
  missing &&
  missing.length > 0 && (
    <Found
      show="departures"
      text={plural(missing.length, {
        one: $localize`# booked day has no departure`,
        other: $localize`# booked days have no departure`,
      })}
    />
  );

/** The results of the last check: gaps that block selling, vendors without documents, and texts for search engines. */
export const HealthPanel = () => {
  const health = useShopHealth();
  const reading = useHomeReading();
  return (
    <Panel title={$localize`Listings and vendors`} help="See what to do next">
      <ul className={classes.rows} aria-label={$localize`What was found`}>
        {health && <Listings health={health} />}
        {reading && (
          <>
            <Vendors vendors={reading.vendors} />
            <Pages {...reading} />
            <Missing {...reading} />
          </>
        )}
      </ul>
      {health ? (
        <>
          <Gaps
            health={health}
            titles={blockingTitles}
            title={$localize`What keeps listings from being sold`}
          />
          <Gaps health={health} titles={helpfulTitles} title={$localize`What would help to sell`} />
        </>
      ) : (
        <DimmedText>
          {$localize`While this page is open, everything is read bit by bit: the listings that cannot be sold, the vendors that owe documents, the pages that search engines cut short, and the charts below.`}
        </DimmedText>
      )}
      <LinkText size="sm" className={classes.further} to="/twins">
        {$localize`Look for likely twins`}
      </LinkText>
      <LinkText size="sm" className={classes.further} to="/blog-links">
        {$localize`Link what blogs name`}
      </LinkText>
    </Panel>
  );
};
