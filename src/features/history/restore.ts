import { ApiError } from '@/api/errors/api-error';
import type { AnyResource } from '@/api/writes/resource';
import { createOnce } from '@/components/import/create-once';
import type { Step } from '@/components/run/run-steps';
import type { Entry } from '@/domain/history/entry';
import { recordName } from '@/lib/records/record-name';
import { isRecord } from '@/lib/values/is-record';
import type { PartType, RecordType } from '@/resources/record-type';
import { type Anew, createAgain, imagesOf } from './restorable';

/** Creates one of the records of a deletion again. */
export interface RestoreStep extends Step {
  name: string;
}

/** What became of a deletion's records so far. */
export type Restored = NonNullable<Entry['restored']>;

interface Part {
  key: string;
  name: string;
  row: object;
  type: PartType;
}

/** The parts of a deleted record, in order. */
export const partsOf = (types: readonly PartType[], record: object): Part[] =>
  types.flatMap((type) => {
    const rows = (record as Record<string, unknown>)[type.field];
    return (Array.isArray(rows) ? rows : [])
      .filter(isRecord)
      .map((row, index) => ({ key: `${type.field}:${index}`, name: recordName(row) ?? '', row, type }));
  });

interface Restoring {
  type: Pick<RecordType, 'of'>;
  /** The types of what went with it. */
  parts: readonly PartType[];
  /** The deleted record, as it was read last. */
  record: object;
  /** The record that it was a part of. */
  parent: number;
  name: string;
  /** The slug to create it with; it may be changed before another attempt. */
  slug: () => string | undefined;
  /** Called when the server refuses the slug, as it does after a deletion that only marks the record. */
  onTaken: () => void;
  /** What an earlier attempt created. */
  restored: Restored | undefined;
  /** Fetches the files of images, as far as they can be. */
  filesOf: (urls: readonly string[]) => Promise<Anew['files']>;
  /** The ids of the records with this name; undefined if they cannot be searched. */
  namesakes: ((name: string) => Promise<readonly number[]>) | undefined;
  /** Called after each created record. */
  onRestored: (restored: Restored) => void;
}

const unknownAnswer = () =>
  new ApiError('malformed', $localize`It was created, but the server did not say its ID.`, {
    ambiguous: true,
  });

const mayExist = (name: string) =>
  new ApiError(
    'http',
    $localize`“${name}:name:” may have been created. Look in its list before you try again.`,
  );

/** Creates a record as it was, with its images; resolves with its id. */
const createWhole = async (
  resource: AnyResource,
  record: object,
  { slug, filesOf }: { slug?: string | undefined; filesOf: Restoring['filesOf'] },
): Promise<number> => {
  const files = await filesOf(imagesOf(resource, record));
  const id = await createAgain(resource, record, { slug, files });
  if (id === undefined) throw unknownAnswer();
  return id;
};

/** The step that creates the record itself, once: after a lost answer it looks for a new one of its name. */
const recordStep = (restoring: Restoring, onMade: (id: number) => void): RestoreStep => {
  const { type, record, parent, name, slug, filesOf, namesakes } = restoring;
  let before: readonly number[] | undefined;
  const find = async () => {
    const now = await namesakes?.(name);
    if (!now || !before) throw mayExist(name);
    const made = now.filter((id) => !before?.includes(id));
    if (made.length > 1) throw mayExist(name);
    return made[0];
  };
  const create = createOnce(async () => {
    before ??= await namesakes?.(name).catch(() => undefined);
    return createWhole(type.of(parent), record, { slug: slug(), filesOf }).catch((error: unknown) => {
      if (error instanceof ApiError && 'slug' in error.fieldErrors) restoring.onTaken();
      throw error;
    });
  }, find);
  return { key: 'record', name, needed: true, run: async () => onMade(await create()) };
};

/** The steps that create a deleted record again, then its parts one by one; what is there already is left out. */
export const restoreSteps = (restoring: Restoring): RestoreStep[] => {
  const { type, parts, record, parent, filesOf, onRestored } = restoring;
  let made = restoring.restored;
  const note = (next: Restored) => {
    made = next;
    onRestored(next);
  };
  const all = partsOf(parts, record);

  const partStep = (part: Part): RestoreStep => {
    const rowsNow = async (id: number) => {
      if (part.type.partsNow) return part.type.partsNow(id);
      const whole = await type.of(parent).read?.(id);
      return whole ? partsOf([part.type], whole).map(({ row }) => row) : [];
    };
    const isAlike = (row: object) => (recordName(row) ?? '') === part.name;
    /** It is there if there are more of its name than have been created so far. */
    const find = async () => {
      if (!made) return undefined;
      const { id, parts: done } = made;
      const alike = all.filter(
        ({ key, row, type: one }) => done.includes(key) && one === part.type && isAlike(row),
      );
      const now = (await rowsNow(id)).filter(isAlike);
      return now.length > alike.length ? 0 : undefined;
    };
    const create = createOnce(async () => {
      if (!made) throw new ApiError('http', $localize`“${restoring.name}:name:” itself was not created.`);
      return createWhole(part.type.of(made.id), part.row, { filesOf });
    }, find);
    const run = async () => {
      await create();
      if (made) note({ ...made, parts: [...made.parts, part.key] });
    };
    return { key: part.key, name: part.name || part.type.nouns.one, run };
  };

  const first = made ? [] : [recordStep(restoring, (id) => note({ id, parts: [] }))];
  return [...first, ...all.filter(({ key }) => !made?.parts.includes(key)).map(partStep)];
};
