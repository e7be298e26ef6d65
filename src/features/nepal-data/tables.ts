import { feastName } from '@/domain/nepal/days/feast-table';
import { givenFeasts } from '@/domain/nepal/days/feasts';
import { givenSeasons } from '@/domain/nepal/days/usual-times';
import { givenPermits, permitAreas } from '@/domain/nepal/permits/given-permits';
import type { PlaceKind } from '@/domain/nepal/places/place';
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

const placeKindLabels: Record<PlaceKind, string> = {
  town: $localize`Town`,
  village: $localize`Village`,
  pass: $localize`Pass`,
  viewpoint: $localize`Viewpoint`,
  lake: $localize`Lake`,
  'base camp': $localize`Base camp`,
  peak: $localize`Peak`,
  name: $localize`Name`,
};

export const dataTables: Readonly<Record<NepalTable, DataTable>> = {
  places: {
    label: $localize`Places`,
    nouns: { one: $localize`place`, other: $localize`places` },
    about: $localize`Names that searches, slugs and imports know in all spellings, and heights for altitudes.`,
    given: placesWithSources,
    identity: ['name', 'region'],
    sources: { metres: 'source', latitude: 'locatedBy', longitude: 'locatedBy' },
    columns: [
      { ...nameColumn, hint: $localize`The usual spelling` },
      {
        key: 'spellings',
        label: $localize`Other spellings`,
        input: 'words',
        hint: $localize`Find and replace puts the name in their place`,
      },
      {
        key: 'alsoCalled',
        label: $localize`Also called`,
        input: 'words',
        hint: $localize`Short forms and other names, which stay in texts`,
      },
      { key: 'nepali', label: $localize`In Nepali`, input: 'words' },
      { key: 'region', label: $localize`Region`, input: 'text', required: true, listed: true },
      {
        key: 'kind',
        label: $localize`Kind`,
        input: 'choice',
        choices: placeKindLabels,
        required: true,
        listed: true,
        hint: $localize`A name is that of a district, a valley or a temple, without a height`,
      },
      {
        key: 'metres',
        label: $localize`Height`,
        input: 'text',
        hint: $localize`In metres`,
        check: checkHeight,
        listed: true,
        unit: 'metres',
      },
      { key: 'source', label: $localize`Source`, input: 'text', hint: sourceHint, listed: true },
      { key: 'latitude', label: $localize`Latitude`, input: 'text', check: checkLatitude },
      { key: 'longitude', label: $localize`Longitude`, input: 'text', check: checkLongitude },
      {
        key: 'locatedBy',
        label: $localize`Source of latitude and longitude`,
        input: 'text',
        hint: sourceHint,
      },
      asOfColumn,
    ],
  },
  feasts: {
    label: $localize`Feasts`,
    nouns: { one: $localize`feast`, other: $localize`feasts` },
    about: $localize`Days that stand over calendars, and from which a copied season keeps its distance.`,
    given: lazy(() => givenFeasts.toSorted((a, b) => Number(b.cells.year) - Number(a.cells.year))),
    identity: ['name', 'year'],
    columns: [
      { ...nameColumn, hint: $localize`The same in each year: ${feastName('holi')}:holi:` },
      {
        key: 'year',
        label: $localize`Year, BS`,
        input: 'text',
        required: true,
        check: checkYear,
        listed: true,
      },
      {
        key: 'dates',
        label: $localize`Dates`,
        input: 'claims',
        required: true,
        check: checkDates,
        listed: true,
        hint: $localize`${claimsHint}:claimsHint:2026-10-20 | Gazette; a calendar. Several dates are sources that differ`,
      },
      asOfColumn,
    ],
  },
  seasons: {
    label: $localize`Seasons`,
    nouns: { one: $localize`season`, other: $localize`seasons` },
    about: $localize`The monsoon, and passes that are usually closed.`,
    given: () => givenSeasons,
    identity: ['name'],
    sources: { from: 'source', to: 'source', text: 'source' },
    columns: [
      nameColumn,
      {
        key: 'kind',
        label: $localize`Kind`,
        input: 'choice',
        choices: { monsoon: $localize`Monsoon`, pass: $localize`Pass` },
        required: true,
        listed: true,
      },
      {
        key: 'from',
        label: $localize`From`,
        input: 'text',
        required: true,
        check: checkMonthDay,
        listed: true,
      },
      { key: 'to', label: $localize`To`, input: 'text', required: true, check: checkMonthDay, listed: true },
      { key: 'text', label: $localize`What it says`, input: 'text', required: true, listed: true },
      {
        key: 'source',
        label: $localize`Sources`,
        input: 'lines',
        required: true,
        hint: $localize`${sourceHint}:sourceHint:, one a line`,
      },
      asOfColumn,
    ],
  },
  permits: {
    label: $localize`Permits`,
    nouns: { one: $localize`permit`, other: $localize`permits` },
    about: $localize`What a package needs by its region. Fees change each year: check those older than twelve months.`,
    given: () => givenPermits,
    identity: ['name', 'areas'],
    columns: [
      nameColumn,
      {
        key: 'areas',
        label: $localize`Regions`,
        input: 'words',
        required: true,
        listed: true,
        hint: $localize`${permitAreas.map(({ label }) => label).join(', ')}:permitAreas:, or another name`,
      },
      {
        key: 'fee',
        label: $localize`Fee from abroad`,
        input: 'claims',
        required: true,
        check: checkFee,
        listed: true,
        hint: $localize`${claimsHint}:claimsHint:NPR 3,000 | National Trust for Nature Conservation`,
      },
      {
        key: 'company',
        label: $localize`Who must come along`,
        input: 'claims',
        check: checkClaims,
        hint: $localize`${claimsHint}:claimsHint:Groups only | source`,
      },
      {
        key: 'words',
        label: $localize`Words`,
        input: 'words',
        required: true,
        hint: $localize`A package that has one of them mentions the permit`,
      },
      asOfColumn,
    ],
  },
};

const isTable = (name: string): name is NepalTable => name in dataTables;

/** The tables, in the order of the screen; the first is the default. */
export const nepalTables: readonly NepalTable[] = Object.keys(dataTables).filter(isTable);
