import { cellsOf, type PermissionRow } from './permission-groups';

/** The ids with some added or removed, in ascending order: equal selections are equal lists. */
export const withToggled = (selected: readonly number[], ids: readonly number[], on: boolean): number[] => {
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return [...next].sort((a, b) => a - b);
};

/** The number of selected permissions out of some. */
export interface Tally {
  selected: number;
  total: number;
}

export const tally = (ids: readonly number[], selected: ReadonlySet<number>): Tally => ({
  selected: ids.filter((id) => selected.has(id)).length,
  total: ids.length,
});

/** The permissions of one resource that a change adds or removes. */
export interface ChangedGroup {
  resource: string;
  /** The actions, or `all` of the resource. */
  actions: readonly string[] | 'all';
}

/** What is in `after` but not in `before`, by resource. */
export const addedBetween = (
  rows: readonly PermissionRow[],
  before: readonly number[],
  after: readonly number[],
): ChangedGroup[] => {
  const [had, has] = [new Set(before), new Set(after)];
  return rows.flatMap((row) => {
    const all = cellsOf(row);
    const added = all.filter(({ id }) => has.has(id) && !had.has(id));
    if (added.length === 0) return [];
    const whole = added.length === all.length && all.length > 1;
    return [{ resource: row.resource, actions: whole ? 'all' : added.map(({ action }) => action) }];
  });
};
