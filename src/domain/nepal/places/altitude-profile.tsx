import { useDeferredValue, useMemo } from 'react';
import { ScrollArea, Stack, Text } from '@mantine/core';
import { ExternalLink } from '@/components/links/external-link';
import { DimmedText } from '@/components/text/dimmed-text';
import { filled } from '@/components/text/filled';
import { formatPlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { plainText } from '@/lib/text/html';
import { adviceOn, rules } from './advice';
import { altitudesOf, type DayText } from './altitude';
import classes from './altitude.module.css';
import { AltitudeLine } from './altitude-line';
import { AltitudeTable } from './altitude-table';
import { adviceText, questionsOn, summaryOf } from './altitude-words';
import { AS_OF, geoNames, sources } from './sources';

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className={classes.list}>
    {lines.map((line) => (
      <li key={line}>
        <Text size="sm" dir="auto">
          {line}
        </Text>
      </li>
    ))}
  </ul>
);

const Rules = () => (
  <DimmedText>
    {$localize`Rules differ, and none fits everybody: `}
    {rules.map(({ by, url, says }, index) => (
      <span key={by}>
        {index > 0 && '; '}
        <ExternalLink href={url}>{by}</ExternalLink>: {says}
      </span>
    ))}
    .
  </DimmedText>
);

const pages = Object.values(sources).filter(({ url }) => url !== undefined && url !== geoNames.url).length;

const AboutData = () => (
  <DimmedText>
    {filled(
      (link) =>
        $localize`About this data: heights and coordinates from ${link}:link: (${geoNames.licence}:licence:) and from ${formatCount(pages)}:pages: published pages, read on ${formatPlainDate(AS_OF)}:plainDate:. They differ, often by more than 50 m. A height after a name in the day’s text counts instead.`,
      <ExternalLink href={geoNames.url}>{$localize`GeoNames`}</ExternalLink>,
    )}
  </DimmedText>
);

interface AltitudeProfileProps {
  days: readonly DayText[];
  /** The name of the package's region, which tells places of one name apart. */
  region: string | null | undefined;
}

/** The heights of an itinerary's nights and passes, and what published rules say; nothing if fewer than two are known. */
export const AltitudeProfile = ({ days, region }: AltitudeProfileProps) => {
  const deferred = useDeferredValue(days);
  const altitudes = useMemo(
    () =>
      altitudesOf(
        deferred.map((day) => ({ ...day, description: plainText(day.description) })),
        region,
      ),
    [deferred, region],
  );
  if (altitudes.filter(({ night }) => night?.metres !== undefined).length < 2) return null;
  const advice = adviceOn(altitudes);
  const questions = questionsOn(altitudes);
  return (
    <Stack gap={6} role="group" aria-label={$localize`Altitude profile`} className={classes.profile}>
      <Text size="sm" dir="auto">
        {summaryOf(altitudes)}
      </Text>
      <AltitudeLine days={altitudes} />
      {questions.length > 0 && <Lines lines={questions} />}
      {advice.length > 0 && (
        <div>
          <Text size="sm">{$localize`Compare with what is published on acclimatisation:`}</Text>
          <Lines lines={advice.map(adviceText)} />
          <Rules />
        </div>
      )}
      <details className={classes.more}>
        <summary>{$localize`Heights and their sources`}</summary>
        <ScrollArea viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': $localize`Heights` }}>
          <AltitudeTable days={altitudes} />
        </ScrollArea>
        <AboutData />
      </details>
    </Stack>
  );
};
