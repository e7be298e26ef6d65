import { useDeferredValue, useMemo } from 'react';
import { ScrollArea, Stack, Table, Text } from '@mantine/core';
import { ExternalLink } from '@/components/links/external-link';
import { Fold } from '@/components/screen/fold';
import { DimmedText } from '@/components/text/dimmed-text';
import { filled } from '@/components/text/filled';
import { TableHead } from '@/components/text/preview-table';
import { formatPlainDate } from '@/lib/dates/dates';
import { formatCount } from '@/lib/formats/formats';
import { plainText } from '@/lib/text/html';
import { adviceOn, rules } from './advice';
import { altitudesOf, type DayAltitude, type DayText, type Point } from './altitude';
import classes from './altitude.module.css';
import { adviceText, changeText, inMetres, questionsOn, summaryOf } from './altitude-words';
import { AS_OF, geoNames, sourceOf, sources } from './sources';

/** Where a height is from; one of a published page links to it. */
const From = ({ point: { from, metres, place } }: { point: Point }) => {
  if (metres === undefined) return null;
  const source = from === 'name' && place?.source ? sourceOf(place.source) : undefined;
  return (
    <Text span size="xs" c="dimmed">
      {' '}
      {from === 'name' ? $localize`from the name` : $localize`from the text`}
      {source && (
        <>
          {' '}
          ({source.url ? <ExternalLink href={source.url}>{$localize`source`}</ExternalLink> : source.name})
        </>
      )}
    </Text>
  );
};

const Height = ({ point }: { point: Point | undefined }) => (
  <bdi>
    {point?.metres === undefined ? $localize`Not known` : inMetres(point.metres)}
    {point && <From point={point} />}
  </bdi>
);

const changeOf = (days: readonly DayAltitude[], index: number): string => {
  const [before, now] = [days[index - 1]?.night?.metres, days[index]?.night?.metres];
  return before === undefined || now === undefined ? '' : changeText(now - before);
};

/** The numbers of the line. */
const AltitudeTable = ({ days }: { days: readonly DayAltitude[] }) => (
  <Table verticalSpacing={4} aria-label={$localize`Altitudes`}>
    <TableHead
      heads={[
        $localize`Day`,
        $localize`Night`,
        $localize`Height`,
        $localize`Change`,
        $localize`Highest of the day`,
      ]}
    />
    <Table.Tbody>
      {days.map(({ day, night, top }, index) => (
        <Table.Tr key={day}>
          <Table.Th scope="row" fw={400}>
            {formatCount(day)}
          </Table.Th>
          <Table.Td>
            <bdi>{night?.name ?? $localize`Not named`}</bdi>
          </Table.Td>
          <Table.Td>
            <Height point={night} />
          </Table.Td>
          <Table.Td style={{ whiteSpace: 'nowrap' }}>
            <bdi>{changeOf(days, index)}</bdi>
          </Table.Td>
          <Table.Td>
            {top && (
              <bdi>
                <bdi>{top.name}</bdi>, <Height point={top} />
              </bdi>
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </Table>
);

interface AltitudeLineProps {
  days: readonly DayAltitude[];
}

/** More would not fit beside each other on a phone. */
const MOST_LABELS = 12;

const percent = (share: number) => `${share * 100}%`;

/** The nights as a line, with the highest points of days above it; the table says the same. */
const AltitudeLine = ({ days }: AltitudeLineProps) => {
  const heights = days
    .flatMap(({ night, top }) => [night?.metres, top?.metres])
    .filter((metres) => metres !== undefined);
  const [lowest, highest] = [Math.min(...heights), Math.max(...heights)];
  const across = (index: number) => percent((index + 0.5) / days.length);
  // A night's point is not at the very edge.
  const up = (metres: number) => percent(0.92 - (0.82 * (metres - lowest)) / Math.max(highest - lowest, 1));
  const step = Math.ceil(days.length / MOST_LABELS);
  return (
    <div className={classes.plot} aria-hidden>
      <bdi className={classes.highest}>{inMetres(highest)}</bdi>
      <bdi className={classes.lowest}>{inMetres(lowest)}</bdi>
      <svg className={classes.line} focusable="false">
        {days.map(({ day, night }, index) => {
          const next = days[index + 1]?.night?.metres;
          if (night?.metres === undefined || next === undefined) return null;
          return (
            <line
              key={day}
              className={classes.way}
              x1={across(index)}
              y1={up(night.metres)}
              x2={across(index + 1)}
              y2={up(next)}
            />
          );
        })}
        {days.map(({ day, night }, index) =>
          night?.metres === undefined ? null : (
            <circle key={day} className={classes.night} cx={across(index)} cy={up(night.metres)} r="3.5">
              <title>{$localize`Day ${formatCount(day)}:day:: ${night.name}:name:, ${inMetres(night.metres)}:inMetres:`}</title>
            </circle>
          ),
        )}
        {days.map(({ day, top }, index) =>
          top?.metres === undefined ? null : (
            // During the day, so between the nights.
            <svg
              key={day}
              x={percent(Math.max(index, 0.5) / days.length)}
              y={up(top.metres)}
              overflow="visible"
            >
              <path className={classes.top} d="M0 -5 L5 4 L-5 4 Z">
                <title>{$localize`Day ${formatCount(day)}:day:: ${top.name}:name:, ${inMetres(top.metres)}:inMetres:`}</title>
              </path>
            </svg>
          ),
        )}
      </svg>
      <div className={classes.days}>
        {days.map(({ day }) => (
          <bdi key={day}>{(day - 1) % step === 0 && formatCount(day)}</bdi>
        ))}
      </div>
    </div>
  );
};

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
      <Fold title={$localize`Heights and their sources`}>
        <ScrollArea viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': $localize`Heights` }}>
          <AltitudeTable days={altitudes} />
        </ScrollArea>
        <AboutData />
      </Fold>
    </Stack>
  );
};
