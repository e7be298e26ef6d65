import type { FieldChange } from '@/api/client/written';
import { ApiError } from '@/api/errors/api-error';
import { savedId } from '@/api/tolerant/saved-id';
import { createRecord } from '@/api/writes/record-create';
import { isStored, requireWritten, writeRecord } from '@/api/writes/record-write';
import type { FormResource } from '@/api/writes/resource';
import type { Entry } from '@/domain/history/entry';
import { type GalleryItem } from '@/lib/files/gallery';
import { joinedByAnd } from '@/lib/formats/formats';
import { fieldLabel } from '@/lib/text/labels';
import { isRecord } from '@/lib/values/is-record';
import { sameContent } from '@/lib/values/merge-edits';
import { subjectAt } from './subject';

/** What a deleted record is created with besides its own values. */
export interface Anew {
  /** Another slug than the deleted record's. */
  slug?: string | undefined;
  /** The files of its images by their URLs, as far as they could be fetched. */
  files: ReadonlyMap<string, File>;
}

/** How records of a kind are changed back, and created again. */
export interface Restorable {
  changeBack: (id: number, changes: readonly FieldChange[]) => Promise<void>;
  /** Deletes a record that was created with these values, unless it has others by now; undefined where none can be. */
  takeBack?: ((id: number, changes: readonly FieldChange[]) => Promise<unknown>) | undefined;
  /** The form values of a record, as far as they are texts: its slug and images. */
  valuesOf: (record: object) => object;
  /** Creates a record as it was; resolves with its id if the answer says it. Undefined where none can be created. */
  createAgain: ((record: object, anew: Anew) => Promise<number | undefined>) | undefined;
  read: ((id: number) => Promise<object>) | undefined;
}

/** A change that can be undone: what was there is known, and neither secret nor a file. */
const canUndo = (change: FieldChange): boolean =>
  'from' in change && change.hidden !== true && ![change.from, change.to].some(isStored);

/** A reference that went with its record cannot come back to it. */
export const isUndoable = ({ kind, changes, undone, along }: Entry): boolean =>
  kind === 'changed' && undone === undefined && along === undefined && changes.some(canUndo);

/** A creation in a run whose record is known by its id. */
export const isTakenBack = ({ kind, path, run, undone, along }: Entry): boolean =>
  kind === 'created' &&
  run !== undefined &&
  undone === undefined &&
  along === undefined &&
  subjectAt(path).id !== undefined;

const isImage = (value: unknown): value is GalleryItem => isRecord(value) && typeof value.url === 'string';

/** The URLs of the images in values. */
export const imagesIn = (values: object): string[] =>
  Object.values(values)
    .flat()
    .flatMap((value: unknown) => (isImage(value) ? (value.url ?? []) : []));

/** Images as new ones, without those whose file is missing. */
const withFiles = (value: unknown, files: Anew['files']): unknown => {
  const renewed = (image: GalleryItem) => {
    const file = files.get(image.url ?? '');
    return file && { file, alt: image.alt, ...(image.featured && { featured: true }) };
  };
  if (Array.isArray(value) && value.some(isImage))
    return value.map((item: unknown) => (isImage(item) ? renewed(item) : item)).filter(Boolean);
  return isImage(value) ? (renewed(value) ?? null) : value;
};

/** Undoes and restores records of a resource. */
export const restorable = <Rec extends object, Values extends object>(
  resource: FormResource<Rec, Values>,
): Restorable => ({
  changeBack: async (id, all) => {
    const { read, saveChanges, toValues } = resource;
    if (!read || !saveChanges) throw new ApiError('http', $localize`This cannot be changed here.`);
    const changes = all.filter(canUndo);
    const written = await writeRecord({ toValues, read, saveChanges }, id, {
      base: Object.fromEntries(changes.map(({ field, to }) => [field, to])) as Partial<Values>,
      ours: Object.fromEntries(changes.map(({ field, from }) => [field, from])) as Partial<Values>,
    });
    requireWritten(written, (names) => {
      const labels = joinedByAnd(names.map((name) => fieldLabel(name)));
      return new ApiError(
        'http',
        $localize`${labels}:labels: changed again since, so nothing was overwritten.`,
      );
    });
  },
  takeBack:
    resource.read &&
    resource.remove &&
    (async (id, changes) => {
      const record = await resource.read?.(id);
      const values = resource.toValues(record);
      // What was created is listed as it was sent.
      const now = new Map<string, unknown>(Object.entries({ ...values, ...resource.bodyOf(values, values) }));
      const others = changes.filter(
        ({ field, to, hidden }) =>
          !hidden && !isStored(to) && now.has(field) && !sameContent(now.get(field), to),
      );
      if (others.length > 0) {
        const labels = joinedByAnd(others.map(({ field }) => fieldLabel(field)));
        throw new ApiError('http', $localize`It has another ${labels}:labels: by now, so it stays.`);
      }
      await resource.remove?.(id);
    }),
  valuesOf: (record) => resource.toValues(record as Rec),
  createAgain:
    resource.create &&
    (async (record, { slug, files }) => {
      const old = Object.entries(resource.toValues(record as Rec));
      const values = Object.fromEntries(
        old.map(([name, value]) => [
          name,
          name === 'slug' && slug !== undefined ? slug : withFiles(value, files),
        ]),
      ) as Values;
      const made = await createRecord(resource, { values, secret: [], resetOnStatus: undefined }, {});
      if (made.kind === 'partly') return made.id;
      return made.kind === 'saved' ? savedId(made.answer) : undefined;
    }),
  read: resource.read,
});
