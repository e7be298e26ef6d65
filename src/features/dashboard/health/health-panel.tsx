import { useState } from 'react';
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
import { counted, formatCount } from '@/lib/text/plural';

/** The number of rules of each type shown at first. */
const shown = 4;

interface FoundProps {
  /** The list that it links to. */
  show: string;
  text: string;
  /** The number of checked records, as text. */
  of: string;
}

/** A number out of the checked ones, linked to the list. */
const Found = ({ show, text, of }: FoundProps) => (
  <div className={classes.found}>
    <LinkText size="sm" fw={600} to="/" search={{ show }}>
      {text}
    </LinkText>
    <span className={classes.quiet}>
      <bdi>of {of}</bdi>
    </span>
  </div>
);

interface GapsProps {
  health: ShopHealth;
  /** The titles of rules, by id, and the label of the list. */
  titles: ReadonlyMap<string, string>;
  label: string;
}

const Gaps = ({ health, titles, label }: GapsProps) => {
  const [all, setAll] = useState(false);
  const lines = [...titles]
    .map(([rule, title]) => ({ rule, title, count: countFound(health, rule) }))
    .filter(({ count }) => count > 0);
  // A line saying "1 more" takes as much room as that one.
  const more = lines.length > shown + 1 ? lines.length - shown : 0;
  return (
    <>
      <ul className={classes.rows} aria-label={label}>
        {(all || more === 0 ? lines : lines.slice(0, shown)).map(({ rule, title, count }) => (
          <li key={rule} className={classes.row}>
            <LinkText className={classes.rowName} size="sm" to="/" search={{ show: rule }}>
              {title}
            </LinkText>
            <strong>{count}</strong>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button size="compact-sm" variant="subtle" aria-expanded={all} onClick={() => setAll(!all)}>
          <bdi>{all ? 'Fewer rules' : counted(more, 'more rule', 'more rules')}</bdi>
        </Button>
      )}
    </>
  );
};

const Listings = ({ health }: { health: ShopHealth }) => {
  const unready = countFound(health, UNREADY);
  const listings = counted(health.seen, 'listing', 'listings');
  const helpful = [...helpfulTitles.keys()].some((rule) => countFound(health, rule) > 0);
  if (health.seen === 0)
    return (
      <DimmedText>{health.whole ? 'There are no listings yet.' : 'No listing has been read yet.'}</DimmedText>
    );
  return (
    <>
      {unready === 0 ? (
        <DimmedText>{`Of ${listings} read, none is blocked from selling.`}</DimmedText>
      ) : (
        <Found
          show={UNREADY}
          text={counted(unready, 'listing cannot be sold', 'listings cannot be sold')}
          of={`${listings} read`}
        />
      )}
      <Gaps health={health} titles={blockingTitles} label="What keeps listings from being sold" />
      {helpful && (
        <>
          <Title order={3} size="h6" mt="xs">
            Would help to sell
          </Title>
          <Gaps health={health} titles={helpfulTitles} label="What would help to sell" />
        </>
      )}
    </>
  );
};

const unknownTexts: Record<UnknownVendors, string> = {
  silent: 'The server sent no vendor profiles, so it is not known who owes documents.',
  unknown: 'No user has a role called vendor, so it is not known who owes documents.',
};

const Vendors = ({ vendors }: Pick<HomeReading, 'vendors'>) => {
  if (!vendors) return null;
  if (typeof vendors === 'string') return <DimmedText>{unknownTexts[vendors]}</DimmedText>;
  const read = counted(vendors.seen, 'vendor', 'vendors');
  if (vendors.owing.length === 0) return <DimmedText>{`Of ${read} read, none owes documents.`}</DimmedText>;
  return (
    <Found
      show="vendors"
      text={counted(vendors.owing.length, 'vendor owes documents', 'vendors owe documents')}
      of={`${read} read`}
    />
  );
};

const Pages = ({ pages, at }: Pick<HomeReading, 'pages' | 'at'>) => {
  if (!pages) return null;
  const read = counted(pages.seen, 'page', 'pages');
  const short = pages.faults.length;
  const saved = pages.faults.filter(({ path }) => isSavedSince(path, at)).length;
  if (short === 0) return <DimmedText>{`Search engines show the texts of all ${read} whole.`}</DimmedText>;
  return (
    <Found
      show="search"
      text={counted(short, 'page falls short in search engines', 'pages fall short in search engines')}
      of={saved > 0 ? `${read} read, ${formatCount(saved)} saved since` : `${read} read`}
    />
  );
};

const Missing = ({ missing }: Pick<HomeReading, 'missing'>) =>
  missing &&
  missing.length > 0 && (
    <div className={classes.found}>
      <LinkText size="sm" fw={600} to="/" search={{ show: 'departures' }}>
        {counted(missing.length, 'booked day has no departure', 'booked days have no departure')}
      </LinkText>
    </div>
  );

/** The results of the last check: gaps that block selling, vendors without documents, and texts for search engines. */
export const HealthPanel = () => {
  const health = useShopHealth();
  const reading = useHomeReading();
  return (
    <Panel title="Listings and vendors" help="See what to do next">
      {reading && <Vendors vendors={reading.vendors} />}
      {reading && <Pages {...reading} />}
      {reading && <Missing {...reading} />}
      {health ? (
        <Listings health={health} />
      ) : (
        <DimmedText>
          While this page is open, everything is read bit by bit: the listings that cannot be sold, the
          vendors that owe documents, the pages that search engines cut short, and the charts below.
        </DimmedText>
      )}
      <div className={classes.found}>
        <LinkText size="sm" to="/twins">
          Look for likely twins
        </LinkText>
      </div>
    </Panel>
  );
};
