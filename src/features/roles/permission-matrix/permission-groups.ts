import type { PermissionReference } from '@/generated/model';
import { fold } from '@/lib/text/fold';
import { type PermissionWords, readPermission, subjectKey } from './read-permission';

/** What permissions are about, as the contract calls it. */
const subjects: Readonly<Record<string, string>> = {
  packages: $localize`packages`,
  itineraries: $localize`itineraries`,
  departures: $localize`departures`,
  FAQs: $localize`FAQs`,
  'package regions': $localize`package regions`,
  'package activities': $localize`package activities`,
  homestays: $localize`homestays`,
  'homestay rooms': $localize`homestay rooms`,
  'homestay regions': $localize`homestay regions`,
  hotels: $localize`hotels`,
  'hotel rooms': $localize`hotel rooms`,
  'hotel regions': $localize`hotel regions`,
  amenities: $localize`amenities`,
  features: $localize`features`,
  bookings: $localize`bookings`,
  banners: $localize`banners`,
  notices: $localize`notices`,
  blogs: $localize`blogs`,
  'blog categories': $localize`blog categories`,
  pages: $localize`pages`,
  'SEO pages': $localize`SEO pages`,
  'top deals': $localize`top deals`,
  users: $localize`users`,
  vendors: $localize`vendors`,
  roles: $localize`roles`,
  settings: $localize`settings`,
  files: $localize`files`,
  'back office': $localize`back office`,
  other: $localize`:permissions about nothing else|:other`,
};

const actions: Readonly<Record<string, string>> = {
  view: $localize`:what a permission allows|:view`,
  list: $localize`:what a permission allows|:list`,
  create: $localize`:what a permission allows|:create`,
  update: $localize`:what a permission allows|:update`,
  edit: $localize`:what a permission allows|:edit`,
  delete: $localize`:what a permission allows|:delete`,
  approve: $localize`:what a permission allows|:approve`,
  cancel: $localize`:what a permission allows|:cancel`,
  publish: $localize`:what a permission allows|:publish`,
  restore: $localize`:what a permission allows|:restore`,
  export: $localize`:what a permission allows|:export`,
  import: $localize`:what a permission allows|:import`,
  manage: $localize`:what a permission allows|:manage`,
  access: $localize`:what a permission allows|:access`,
};

const nameIn = (known: Readonly<Record<string, string>>, words: string) =>
  Object.hasOwn(known, words) ? (known[words] ?? words) : words;

/** What a permission is about, in the page’s language: "package regions". A subject that is not known stays as it is. */
const subjectName = (words: string): string => nameIn(subjects, words);

/** What a permission allows, in the page’s language: "create". An action that is not known stays as it is. */
const actionName = (words: string): string => nameIn(actions, words);

/** The usual actions in order, each with its synonyms. */
const USUAL = [
  'view list index show read browse',
  'create add store',
  'update edit',
  'delete destroy remove',
].map((names) => names.split(' '));

const rank = (action: string) => {
  const [verb = ''] = action.split(' ');
  const place = USUAL.findIndex((names) => names.includes(verb));
  return place < 0 ? USUAL.length : place;
};

/** The actions that two or more resources share: the usual ones first, then by frequency. */
const orderedActions = (resources: readonly (readonly { action: string }[])[]): string[] => {
  const counts = new Map<string, number>();
  for (const cells of resources) {
    for (const action of new Set(cells.map((cell) => cell.action))) {
      counts.set(action, (counts.get(action) ?? 0) + 1);
    }
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([a, countA], [b, countB]) => rank(a) - rank(b) || countB - countA || a.localeCompare(b))
    .map(([action]) => action);
};

/** A permission in the matrix. */
export interface PermissionCell {
  id: number;
  /** Its action, as text: "create". */
  action: string;
  /** Its accessible name: "packages: create". */
  label: string;
  /** The searched text, folded. */
  text: string;
}

/** The permissions of one resource. */
export interface PermissionRow {
  /** As text: "package regions". */
  resource: string;
  /** One entry per column; undefined if the resource has no such permission. */
  cells: readonly (PermissionCell | undefined)[];
  /** The permissions without a column. */
  more: readonly PermissionCell[];
}

/** The permissions as a matrix: a row per resource, a column per action that several resources share. */
export interface PermissionGroups {
  actions: readonly string[];
  rows: readonly PermissionRow[];
}

const OTHER = 'other';
const COLUMNS = 7;
/** The action of a name without a verb: `dashboard`. */
const BARE = 'access';

/** Words with a special spelling. */
const SPELT: Partial<Record<string, string>> = { faq: 'FAQ', faqs: 'FAQs', seo: 'SEO' };

interface Placed extends PermissionWords {
  /** Without a name if only its id is known. */
  permission: PermissionReference;
}

/** A name without a known verb belongs to a known subject that it begins or ends with: `hotel-room-clean`. */
const atSubject = ({ permission, subject }: Placed, known: ReadonlySet<string>): Placed => {
  if (known.has(subjectKey(subject))) return { permission, subject, action: [] };
  for (let length = subject.length - 1; length > 0; length -= 1) {
    const [start, end] = [subject.slice(0, length), subject.slice(-length)];
    if (known.has(subjectKey(start))) return { permission, subject: start, action: subject.slice(length) };
    if (known.has(subjectKey(end))) return { permission, subject: end, action: subject.slice(0, -length) };
  }
  return { permission, subject, action: [] };
};

const place = (permission: PermissionReference): Placed => {
  const { id, name } = permission;
  return name?.trim()
    ? { permission, ...readPermission(name) }
    : { permission, subject: [$localize`Permission ${id}:id: (not listed)`], action: ['held'] };
};

/** The cell of a permission; a second one with the same text also shows its full name. */
const cellOf = (
  { permission: { id, name }, action: said }: Placed,
  resource: string,
  row: readonly PermissionCell[],
) => {
  const words = said.join(' ') || (resource === OTHER ? (name ?? '') : BARE);
  const action = row.some((cell) => cell.action === words) ? `${words} (${name ?? id})` : words;
  const label = `${resource}: ${action}`;
  return { id, action, label, text: fold(`${label} ${name ?? ''}`) };
};

/** The row as it is shown; a search also finds its English words. */
const inPageLanguage = ({ resource, cells, more }: PermissionRow): PermissionRow => {
  const named = (cell: PermissionCell): PermissionCell => {
    const action = actionName(cell.action);
    const label = `${subjectName(resource)}: ${action}`;
    return { ...cell, action, label, text: `${cell.text} ${fold(label)}` };
  };
  return {
    resource: subjectName(resource),
    cells: cells.map((cell) => cell && named(cell)),
    more: more.map(named),
  };
};

/**
 * Sorts permissions into a matrix by their names. Resources are in the order of their first occurrence, then those
 * whose permissions have no action, then "other".
 */
export const groupPermissions = (permissions: readonly PermissionReference[]): PermissionGroups => {
  const read = permissions.map(place);
  const known = new Set(
    read.flatMap(({ subject, action }) =>
      subject.length > 0 && action.length > 0 ? subjectKey(subject) : [],
    ),
  );
  const groups = new Map<string, { resource: string; all: PermissionCell[] }>();
  const placed = read.map((each) => (each.action.length > 0 ? each : atSubject(each, known)));
  const isBare = ({ subject, action }: Placed) => action.length === 0 && !known.has(subjectKey(subject));
  for (const each of [...placed.filter((one) => !isBare(one)), ...placed.filter(isBare)]) {
    const resource = each.subject.map((word) => SPELT[word] ?? word).join(' ') || OTHER;
    const key = subjectKey(each.subject) || OTHER;
    const group = groups.get(key) ?? { resource, all: [] };
    group.all.push(cellOf(each, group.resource, group.all));
    groups.set(key, group);
  }
  const other = groups.get(OTHER);
  groups.delete(OTHER);
  const resources = [...groups.values()];
  const actions = orderedActions(resources.map(({ all }) => all)).slice(0, COLUMNS);
  const rows = resources.map(({ resource, all }) => {
    const cells = actions.map((action) => all.find((cell) => cell.action === action));
    return { resource, cells, more: all.filter((cell) => !cells.includes(cell)) };
  });
  const rest = other && { resource: OTHER, cells: actions.map(() => undefined), more: other.all };
  return { actions: actions.map(actionName), rows: (rest ? [...rows, rest] : rows).map(inPageLanguage) };
};

/** The permissions of a row, in display order. */
export const cellsOf = ({ cells, more }: PermissionRow): PermissionCell[] => [
  ...cells.filter((cell) => cell !== undefined),
  ...more,
];

/** The rows with only the permissions for which `shows` holds; a row that keeps all of them stays the same object. */
export const filterRows = (
  rows: readonly PermissionRow[],
  shows: (cell: PermissionCell) => boolean,
): PermissionRow[] =>
  rows.flatMap((row) => {
    const all = cellsOf(row);
    const shown = all.filter(shows);
    if (shown.length === all.length) return [row];
    if (shown.length === 0) return [];
    const kept = new Set(shown);
    return [
      {
        ...row,
        cells: row.cells.map((cell) => (cell && kept.has(cell) ? cell : undefined)),
        more: row.more.filter((cell) => kept.has(cell)),
      },
    ];
  });

/** Whether a permission's name contains every typed word. */
export const matcher = (term: string): ((cell: PermissionCell) => boolean) => {
  const wanted = fold(term).split(' ');
  return ({ text }) => wanted.every((word) => text.includes(word));
};
