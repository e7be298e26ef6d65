import { orderedActions } from './ordered-actions';

/** A permission as the API lists it. */
export interface Permission {
  id: number;
  name: string;
}

/** One permission in its place. */
export interface PermissionCell {
  id: number;
  /** What it allows, in words: "create". */
  action: string;
  /** Its accessible name: "packages: create". */
  label: string;
  /** What the search looks through, in lower case. */
  text: string;
}

/** What may be done with one resource. */
export interface PermissionRow {
  /** In words: "package regions". */
  resource: string;
  /** One entry a column; none where the resource has no such permission. */
  cells: readonly (PermissionCell | undefined)[];
  /** The permissions without a column. */
  more: readonly PermissionCell[];
}

/** The permissions as a matrix: a row for each resource, a column for each action that several resources share. */
export interface PermissionGroups {
  actions: readonly string[];
  rows: readonly PermissionRow[];
}

const OTHER = 'other';
const COLUMNS = 7;

const words = (name: string) => name.replaceAll(/[-_.\s]+/g, ' ').trim();

/** `package-regions.create` tells a resource and an action; any other name belongs to the group "other". */
const split = (name: string) => {
  const dot = name.lastIndexOf('.');
  const [resource, action] = [words(name.slice(0, Math.max(dot, 0))), words(name.slice(dot + 1))];
  return resource && action ? { resource, action } : { resource: OTHER, action: words(name) || name };
};

const place = ({ id, name }: Permission) => {
  const { resource, action } = split(name);
  const label = `${resource}: ${action}`;
  return { resource, cell: { id, action, label, text: `${label} ${name}`.toLowerCase() } };
};

/** Sorts permissions into a matrix by their names. Resources stand in the order in which they first appear, "other" last. */
export const groupPermissions = (permissions: readonly Permission[]): PermissionGroups => {
  const byResource = new Map<string, PermissionCell[]>();
  const others: PermissionCell[] = [];
  for (const permission of permissions) {
    const { resource, cell } = place(permission);
    const group = resource === OTHER ? others : (byResource.get(resource) ?? []);
    group.push(cell);
    if (resource !== OTHER) byResource.set(resource, group);
  }
  const actions = orderedActions([...byResource.values()]).slice(0, COLUMNS);
  const rows = [...byResource].map(([resource, all]) => {
    const cells = actions.map((action) => all.find((cell) => cell.action === action));
    return { resource, cells, more: all.filter((cell) => !cells.includes(cell)) };
  });
  const rest = { resource: OTHER, cells: actions.map(() => undefined), more: others };
  return { actions, rows: others.length > 0 ? [...rows, rest] : rows };
};

/** The permissions of a row, in the order in which they stand. */
export const cellsOf = ({ cells, more }: PermissionRow): PermissionCell[] => [
  ...cells.filter((cell) => cell !== undefined),
  ...more,
];

/** The rows with only those permissions for which `shows` holds; a row that keeps all of them stays the same object. */
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

/** Whether a permission has every typed word somewhere in its name. */
export const matcher = (term: string): ((cell: PermissionCell) => boolean) => {
  const wanted = term.toLowerCase().split(/\s+/).filter(Boolean);
  return ({ text }) => wanted.every((word) => text.includes(word));
};
