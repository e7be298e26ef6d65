import { Select } from '@mantine/core';
import { feastLabel, feastsToMoveFrom } from '@/domain/nepal/days/feasts';
import type { Departure } from '@/generated/model';
import { formatCount, inDigits } from '@/lib/formats/formats';
import { type Move, seasonsOf } from './moved-departures';
import { countsInBs, type Shift, shiftDate, yearOf } from './shifted-dates';

/** As many years as a season is planned ahead; Bikram Sambat cannot be converted much further. */
const MOST_YEARS = 3;

const ways = {
  same: $localize`On the same dates`,
  weekday: $localize`In another year, on the same weekday`,
  bs: $localize`In another year, on the same BS date`,
  feast: $localize`In another year, as far from a feast`,
} as const;

type Way = keyof typeof ways;

const wayOf = (shift: Shift): Way => (typeof shift === 'object' ? 'feast' : shift);
const isWay = (value: string): value is Way => value in ways;

const yearName = (year: number, shift: Shift) =>
  countsInBs(shift) ? $localize`${inDigits(year)}:year: BS` : inDigits(year);

const datesOfSeason = (departures: readonly Departure[], season: number | undefined, shift: Shift) =>
  departures
    .map(({ departure_date }) => departure_date)
    .filter((date) => season === undefined || yearOf(date, shift) === season);

/** The feasts with which the departures of a move could move, the nearest first. */
export const feastsFor = (departures: readonly Departure[], { shift, season, years }: Move) =>
  feastsToMoveFrom(datesOfSeason(departures, season, shift), years || 1);

/** Whether some date of the season can be converted so many years later. */
const isKnown = (departures: readonly Departure[], { shift, season }: Move, years: number) =>
  datesOfSeason(departures, season, shift).some((date) => shiftDate(date, shift, years) !== undefined);

interface MoveChoicesProps {
  departures: readonly Departure[];
  move: Move;
  onChange: (move: Move) => void;
}

/** How departures move, which ones, and to which year. */
export const MoveChoices = ({ departures, move, onChange }: MoveChoicesProps) => {
  const { shift, season, years } = move;
  const feasts = feastsFor(departures, move);
  const [nearest] = feasts;
  const current = typeof shift === 'object' ? shift.feast : undefined;
  const targets = Array.from({ length: MOST_YEARS }, (_, index) => index + 1).filter((by) =>
    isKnown(departures, move, by),
  );
  const targetName = (by: number) => {
    if (season !== undefined) return yearName(season + by, shift);
    return by === 1 ? $localize`One year later` : $localize`${formatCount(by)}:by: years later`;
  };

  const choose = (way: Way) => {
    const next = way === 'feast' ? nearest && { feast: nearest } : way;
    if (!next) return;
    // A season of one calendar is none of the other.
    const kept = countsInBs(next) === countsInBs(shift) ? season : undefined;
    onChange({ shift: next, season: kept, years: way === 'same' ? 0 : years || 1 });
  };

  return (
    <>
      <Select
        label={$localize`Move departures`}
        flex="2 1 17rem"
        allowDeselect={false}
        data={Object.entries(ways)
          .filter(([way]) => way !== 'feast' || current !== undefined || feasts.length > 0)
          .map(([value, label]) => ({ value, label }))}
        value={wayOf(shift)}
        onChange={(value) => value && isWay(value) && choose(value)}
      />
      {current && (
        <Select
          label={$localize`Feast`}
          flex="1 1 12rem"
          allowDeselect={false}
          data={[...new Set([current, ...feasts])].map((value) => ({ value, label: feastLabel(value) }))}
          value={current}
          onChange={(feast) => feast && onChange({ ...move, shift: { feast } })}
        />
      )}
      <Select
        label={$localize`Departures of`}
        flex="1 1 9rem"
        allowDeselect={false}
        data={[
          { value: '', label: $localize`All ${formatCount(departures.length)}:departures:` },
          ...seasonsOf(departures, shift).map(([year, count]) => ({
            value: String(year),
            label: `${yearName(year, shift)} (${formatCount(count)})`,
          })),
        ]}
        value={season === undefined ? '' : String(season)}
        onChange={(value) => onChange({ ...move, season: value ? Number(value) : undefined })}
      />
      {shift !== 'same' && (
        <Select
          label={$localize`:the season that a copy is for|:To`}
          flex="1 1 9rem"
          allowDeselect={false}
          data={targets.map((by) => ({ value: String(by), label: targetName(by) }))}
          value={String(years)}
          onChange={(value) => value && onChange({ ...move, years: Number(value) })}
        />
      )}
    </>
  );
};
