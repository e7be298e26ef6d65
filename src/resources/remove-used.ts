import { type TakenAlong, writeWatcher } from '@/api/client/written';
import { isGone, mayBeSaved, toApiError } from '@/api/errors/api-error';
import { request } from '@/api/http';
import { recordIn } from '@/api/tolerant/saved-id';
import { noteLoss } from '@/api/writes/emptied';
import type { Habit, Uses, UsingRecord } from '@/components/dialogs/record-uses-context';
import { notifySuccess } from '@/components/notices/notices';
import { joinedByAnd } from '@/lib/formats/formats';
import { counted } from '@/lib/text/plural';
import { habitOf, noteHabit } from './habits';
import { type FoundUse, isUsedBy, says, usesAt } from './read-uses';
import type { Row } from './uses';

/** How many records are read at a time. */
const AT_ONCE = 4;

/** A record that uses the doomed one, and what is known of it. */
interface Watched {
  found: FoundUse;
  using: UsingRecord;
  path: string;
  /** As it was read before. */
  last: unknown;
  /** What became of it; undefined if that could not be read. */
  fate?: Exclude<Habit, 'refuses'> | undefined;
}

const forEach = async <T>(all: readonly T[], work: (one: T) => Promise<void>) => {
  const left = [...all];
  const next = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
};

const pathOf = ({ use }: FoundUse, { id, parent }: UsingRecord) =>
  `${use.path.replace(/\{\w+\}/, String(parent))}/${id}`;

/** What uses a record, without its parts, which belong to it. One that names it in a list can only lose that. */
const watchedOf = (uses: readonly FoundUse[]): Watched[] =>
  uses
    .filter(({ part }) => !part)
    .flatMap((found) =>
      found.named.map((using) => ({ found, using, path: pathOf(found, using), last: undefined })),
    );

const fateOf = async ({ found, path }: Watched, id: number): Promise<Watched['fate']> => {
  try {
    const record = recordIn(await request({ url: path, method: 'GET' })) as Row | undefined;
    if (!record) return undefined;
    if (isUsedBy(found.use, record, [id])) return 'keeps';
    return says(record, found.use) ? 'empties' : undefined;
  } catch (error) {
    return isGone(error) ? 'deletes' : undefined;
  }
};

/** The state of a reference before and after its record is gone. */
const changeOf = ({ found, using: { refersTo } }: Watched, { id, name }: { id: number; name: string }) => {
  const field = found.use.name;
  return Array.isArray(refersTo)
    ? { field, from: refersTo, to: refersTo.filter((one) => one !== id) }
    : { field, from: id, to: null, named: [name, undefined] as const };
};

/** The records with a fate by their nouns: `4 packages and 2 banners`; empty if there are none. */
const saidOf = (watched: readonly Watched[], fate: Habit): string => {
  const uses = Map.groupBy(
    watched.filter((one) => one.fate === fate),
    ({ found }) => found,
  );
  return joinedByAnd([...uses].map(([{ nouns }, some]) => counted(some.length, nouns.one, nouns.other)));
};

const tell = (name: string, watched: readonly Watched[]) => {
  const [gone, emptied] = [saidOf(watched, 'deletes'), saidOf(watched, 'empties')];
  const said = [
    gone !== '' &&
      $localize`The server deleted ${gone}:gone: along with “${name}:name:”, with all that belongs to them.`,
    emptied !== '' && $localize`Without “${name}:name:” now: ${emptied}:emptied:.`,
  ].filter((one) => one !== false);
  const [message, ...rest] = said;
  if (message === undefined) return;
  const warning = [...rest, $localize`“What I changed” lists them, as they were read before.`].join(' ');
  notifySuccess(message, { warning, open: { label: $localize`What I changed`, link: { to: '/history' } } });
};

/** Lists and says what a deletion took along, and remembers what the server does; a surprise ends a run. */
const noteFates = (path: string, record: { id: number; name: string }, watched: readonly Watched[]) => {
  const taken = watched.filter(({ fate }) => fate === 'deletes' || fate === 'empties');
  if (taken.some(({ found, fate }) => habitOf(path, found.key) !== fate)) noteLoss();
  for (const { found, fate } of watched) if (fate) noteHabit(path, found.key, fate);
  for (const { found } of taken.filter(({ fate }) => fate === 'deletes'))
    noteHabit(path, found.key, 'deletes');
  writeWatcher()?.tookAlong(
    taken.map((one): TakenAlong => ({
      path: one.path,
      name: one.using.name,
      along: { record: `${path}/${record.id}`, field: one.found.use.field },
      ...(one.fate === 'deletes' ? { last: one.last } : { change: changeOf(one, record) }),
    })),
  );
  tell(record.name, taken);
};

/**
 * Deletes a record of the list at `path`. What uses it is read before, as it was, and looked after afterwards: a server
 * may refuse, delete it along, or empty its reference.
 */
export const removeUsed: Uses['remove'] = async (path, record, removal) => {
  const watched = watchedOf((await usesAt(path, [record.id], true)) ?? []);
  const kinds = new Set(watched.map(({ found }) => found.key));
  const [first] = watched;
  const isRefused = kinds.size === 1 && first && habitOf(path, first.found.key) === 'refuses';
  const watcher = writeWatcher();
  await forEach(isRefused ? [] : watched, async (one) => {
    if (!Array.isArray(one.using.refersTo)) one.last = await watcher?.beforeDeletion(one.path);
  });
  const look = () =>
    forEach(watched, async (one) => {
      one.fate = await fateOf(one, record.id);
    });
  try {
    const outcome = await removal();
    if (outcome === 'done') {
      await look();
      noteFates(path, record, watched);
    }
    return outcome;
  } catch (error) {
    if (mayBeSaved(error)) {
      await look();
      if (watched.some(({ fate }) => fate === 'deletes' || fate === 'empties'))
        noteFates(path, record, watched);
    } else if (toApiError(error).status === 409 && kinds.size === 1 && first)
      noteHabit(path, first.found.key, 'refuses');
    throw error;
  }
};
