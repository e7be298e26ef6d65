import { feastNames } from '@/domain/nepal/days/feast-table';
import { givenFeasts } from '@/domain/nepal/days/feasts';
import { givenSeasons } from '@/domain/nepal/days/usual-times';
import { givenPermits, permitAreas } from '@/domain/nepal/permits/given-permits';
import { placeKinds } from '@/domain/nepal/places/place';
import { AS_OF, sourceOf } from '@/domain/nepal/places/sources';
import { lazy } from '@/lib/loading/lazy';
import type { NepalTable } from '@/lib/storage/nepal-changes';
import type { TableRow } from '@/lib/storage/table-changes';
import { givenPlaces } from '@/lib/text/places';
import {
  checkClaims,
  checkDates,
  checkFee,
  checkHeight,
  checkLatitude,
  checkLongitude,
  checkMonthDay,
  checkYear,
} from './checks';
import { asOfColumn, claimsHint, type DataTable, nameColumn, sourceHint } from './table-column';

/** The address or name of a source by its short name. */
const nameOfSource = (named: string | undefined): string => {
  const known = named ? sourceOf(named) : undefined;
  return known?.url ?? known?.name ?? '';
};

/** The sources of a place have short names in its table. */
const placesWithSources = lazy(() =>
  givenPlaces().map(({ id, cells }): TableRow => {
    const [source, locatedBy] = [nameOfSource(cells.source), nameOfSource(cells.locatedBy)];
    return { id, cells: { ...cells, source, locatedBy, asOf: AS_OF } };
  }),
);

export const dataTables: Readonly<Record<NepalTable, DataTable>> = {
  places: {
    label: 'Places',
    nouns: { one: 'place', other: 'places' },
    about: 'Names that searches, slugs and imports know in all spellings, and heights for altitudes.',
    given: placesWithSources,
    identity: ['name', 'region'],
    columns: [
      { ...nameColumn, hint: 'The usual spelling' },
      {
        key: 'spellings',
        label: 'Other spellings',
        input: 'words',
        hint: 'Find and replace puts the name in their place',
      },
      {
        key: 'alsoCalled',
        label: 'Also called',
        input: 'words',
        hint: 'Short forms and other names, which stay in texts',
      },
      { key: 'nepali', label: 'In Nepali', input: 'words' },
      { key: 'region', label: 'Region', input: 'text', required: true, listed: true },
      {
        key: 'kind',
        label: 'Kind',
        input: 'choice',
        choices: placeKinds,
        required: true,
        listed: true,
        hint: 'A name is that of a district, a valley or a temple, without a height',
      },
      {
        key: 'metres',
        label: 'Height',
        input: 'text',
        hint: 'In metres',
        check: checkHeight,
        listed: true,
        unit: 'metres',
      },
      { key: 'source', label: 'Source', input: 'text', hint: sourceHint, listed: true },
      { key: 'latitude', label: 'Latitude', input: 'text', check: checkLatitude },
      { key: 'longitude', label: 'Longitude', input: 'text', check: checkLongitude },
      { key: 'locatedBy', label: 'Source of latitude and longitude', input: 'text', hint: sourceHint },
      asOfColumn,
    ],
  },
  feasts: {
    label: 'Feasts',
    nouns: { one: 'feast', other: 'feasts' },
    about: 'Days that stand over calendars, and from which a copied season keeps its distance.',
    given: lazy(() => givenFeasts.toSorted((a, b) => Number(b.cells.year) - Number(a.cells.year))),
    identity: ['name', 'year'],
    columns: [
      { ...nameColumn, hint: `The same in each year: ${feastNames.holi}` },
      {
        key: 'year',
        label: 'Year, BS',
        input: 'text',
        required: true,
        check: checkYear,
        listed: true,
      },
      {
        key: 'dates',
        label: 'Dates',
        input: 'claims',
        required: true,
        check: checkDates,
        listed: true,
        hint: `${claimsHint}2026-10-20 | Gazette; a calendar. Several dates are sources that differ`,
      },
      asOfColumn,
    ],
  },
  seasons: {
    label: 'Seasons',
    nouns: { one: 'season', other: 'seasons' },
    about: 'The monsoon, and passes that are usually closed.',
    given: () => givenSeasons,
    identity: ['name'],
    columns: [
      nameColumn,
      {
        key: 'kind',
        label: 'Kind',
        input: 'choice',
        choices: ['monsoon', 'pass'],
        required: true,
        listed: true,
      },
      { key: 'from', label: 'From', input: 'text', required: true, check: checkMonthDay, listed: true },
      { key: 'to', label: 'To', input: 'text', required: true, check: checkMonthDay, listed: true },
      { key: 'text', label: 'What it says', input: 'text', required: true, listed: true },
      { key: 'source', label: 'Sources', input: 'lines', required: true, hint: `${sourceHint}, one a line` },
      asOfColumn,
    ],
  },
  permits: {
    label: 'Permits',
    nouns: { one: 'permit', other: 'permits' },
    about: 'What a package needs by its region. Fees change each year: check those older than twelve months.',
    given: () => givenPermits,
    identity: ['name', 'areas'],
    columns: [
      nameColumn,
      {
        key: 'areas',
        label: 'Regions',
        input: 'words',
        required: true,
        listed: true,
        hint: `${permitAreas.map(({ label }) => label).join(', ')}, or another name`,
      },
      {
        key: 'fee',
        label: 'Fee from abroad',
        input: 'claims',
        required: true,
        check: checkFee,
        listed: true,
        hint: `${claimsHint}NPR 3,000 | National Trust for Nature Conservation`,
      },
      {
        key: 'company',
        label: 'Who must come along',
        input: 'claims',
        check: checkClaims,
        hint: `${claimsHint}Groups only | source`,
      },
      {
        key: 'words',
        label: 'Words',
        input: 'words',
        required: true,
        hint: 'A package that has one of them mentions the permit',
      },
      asOfColumn,
    ],
  },
};

const isTable = (name: string): name is NepalTable => name in dataTables;

/** The tables, in the order of the screen; the first is the default. */
export const nepalTables: readonly NepalTable[] = Object.keys(dataTables).filter(isTable);
