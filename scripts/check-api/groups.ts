import type { DifferenceKind } from './differences';
import type { Checked, PlacedDifference, Result } from './result';
import type { Assumption } from './verdicts';

/** One difference, with all places where it was seen. */
export interface Group extends Omit<PlacedDifference, 'path' | 'owner' | 'field' | 'name'> {
  /** The names of schemas, or of calls where there is none, by field. */
  places: Map<string, Set<string>>;
}

const order: readonly DifferenceKind[] = ['unreadable', 'missing', 'otherwise', 'unknown'];

const rank = ({ hides, kind }: Group): number => (hides ? 0 : order.length) + order.indexOf(kind);

/** Whether somebody has to do something about it: what is read all the same needs nothing. */
export const needsChange = ({ hides, consequence }: Pick<Group, 'hides' | 'consequence'>): boolean =>
  hides || !consequence.startsWith('Read ');

const keyOf = (place: string, { kind, expected, found, consequence, change, hides }: Group): string => {
  if (kind === 'unknown') return JSON.stringify([kind, place, change]);
  return JSON.stringify([kind, expected, found, consequence, needsChange({ hides, consequence }) && change]);
};

/** A difference alone; that name is beside the field where it differs. */
const alone = ({ path: _path, owner: _owner, field, name, found, ...rest }: PlacedDifference) => {
  const group: Group = { ...rest, found, count: 0, places: new Map() };
  if (name === undefined) return { group, place: field };
  return {
    group: { ...group, found: found.replace(`the name ${name}`, 'another name') },
    place: `${field} as ${name}`,
  };
};

/** The differences of all operations, each once, worst first. */
export const groupsOf = (operations: readonly Checked[]): Group[] => {
  const groups = new Map<string, Group>();
  for (const { operationId, differences } of operations) {
    for (const difference of differences) {
      const { group: own, place } = alone(difference);
      const key = keyOf(place, own);
      const group = groups.get(key) ?? own;
      groups.set(key, group);
      group.count += difference.count;
      group.places.set(place, (group.places.get(place) ?? new Set()).add(difference.owner ?? operationId));
    }
  }
  return [...groups.values()].toSorted((a, b) => rank(a) - rank(b));
};

/** The first names, and how many more there are. */
export const listed = (names: Iterable<string>, most: number): string => {
  const all = [...names];
  // One more is as short as its name.
  if (all.length <= most + 1) return all.join(', ');
  return `${all.slice(0, most).join(', ')} and ${all.length - most} more`;
};

/** Where a difference was seen: `status of Region, Package; price of Room`. */
export const placesOf = (places: Group['places'], most = Infinity): string => {
  const byOwners = Map.groupBy(places.keys(), (field) => [...(places.get(field) ?? [])].join());
  const parts = [...byOwners.values()].map((fields) => {
    const owners = places.get(fields[0] ?? '') ?? [];
    const known = fields.filter((field) => field !== '');
    return [listed(known, most * 2), listed(owners, most)].filter((text) => text !== '').join(' of ');
  });
  return parts.join('; ');
};

/** What the application does not show, as one list of places. */
export const allPlaces = (groups: readonly Group[]): Group['places'] => {
  const places: Group['places'] = new Map();
  for (const [field, owners] of groups.flatMap((group) => [...group.places]))
    places.set(field, new Set([...(places.get(field) ?? []), ...owners]));
  return places;
};

/** The parameters that are not heeded, each with its calls. */
export const unheededIn = (operations: readonly Checked[]) =>
  [
    ...Map.groupBy(
      operations.flatMap(({ unheeded }) => unheeded),
      ({ parameter, found }) => JSON.stringify([parameter, found]),
    ).values(),
  ].flatMap(([first, ...more]) =>
    first ? [{ ...first, calls: [first, ...more].map(({ operationId }) => operationId) }] : [],
  );

/** What writes did otherwise, by what the application makes of it. */
export const mishapsIn = (operations: readonly Checked[]) =>
  [
    ...Map.groupBy(
      operations.flatMap(({ operationId, mishaps }) => mishaps.map((mishap) => ({ ...mishap, operationId }))),
      ({ consequence, hides }) => JSON.stringify([consequence, hides]),
    ).values(),
  ].flatMap(([first, ...more]) => {
    if (!first) return [];
    const byText = Map.groupBy([first, ...more], ({ what }) => what);
    const seen = [...byText].map(([what, all]) => ({
      what,
      calls: [...new Set(all.map(({ operationId }) => operationId))],
    }));
    return [{ consequence: first.consequence, hides: first.hides, seen }];
  });

/** The operations that were not reached, by reason. */
export const unreachedIn = (operations: readonly Checked[]): [string, string[]][] => {
  const unreached = operations.filter((operation) => operation.unreached !== undefined);
  const byReason = Map.groupBy(unreached, (operation) => operation.unreached ?? '');
  return [...byReason].map(([reason, all]) => [reason, all.map(({ operationId }) => operationId)]);
};

/** The assumptions that turned out wrong. */
export const refutedIn = ({ assumptions }: Result): Assumption[] =>
  assumptions.filter(({ verdict }) => verdict === 'refuted');
