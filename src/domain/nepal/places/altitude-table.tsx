import { Table, Text } from '@mantine/core';
import { ExternalLink } from '@/components/links/external-link';
import { TableHead } from '@/components/text/preview-table';
import { formatCount } from '@/lib/formats/formats';
import type { DayAltitude, Point } from './altitude';
import { changeText, inMetres } from './altitude-words';
import { sourceOf } from './sources';

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
export const AltitudeTable = ({ days }: { days: readonly DayAltitude[] }) => (
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
