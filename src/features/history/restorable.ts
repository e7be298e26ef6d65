import type { FieldChange } from '@/api/client/written';
import { ApiError } from '@/api/errors/api-error';
import { savedId } from '@/api/tolerant/saved-id';
import { createRecord } from '@/api/writes/record-create';
import { isStored } from '@/api/writes/record-write';
import type { AnyResource } from '@/api/writes/resource';
import { rowEdit } from '@/components/edit-many/row-edit';
import { reworded, saveValues } from '@/components/edit-many/save-values';
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

const valuesOf = (resource: AnyResource, record?: object) => Object.entries(resource.toValues(record));

/** The URLs of the images of a record. */
export const imagesOf = (resource: AnyResource, record: object): string[] =>
  valuesOf(resource, record)
    .flatMap(([, value]) => value)
    .flatMap((value) => (isImage(value) ? (value.url ?? []) : []));

/** Gives the changed fields of a record their old values, unless they were changed again since. */
export const changeBack = (resource: AnyResource, id: number, all: readonly FieldChange[]): Promise<void> => {
  const changes = all.filter(canUndo);
  const after = Object.fromEntries(changes.map(({ field, from }) => [field, from]));
  const now = Object.fromEntries(changes.map(({ field, to }) => [field, to]));
  return rowEdit({ save: saveValues(resource) }, id, now, () => after)
    .run()
    .catch(
      reworded(({ labels }) => $localize`${labels}:labels: changed again since, so nothing was overwritten.`),
    );
};

/** Deletes a record that was created with these values, unless it has others by now. */
export const takeBack = async (resource: AnyResource, id: number, changes: readonly FieldChange[]) => {
  const { read, remove, toValues, bodyOf } = resource;
  if (!read || !remove) throw new ApiError('http', $localize`Delete it on its own screen.`);
  const values = toValues(await read(id));
  // What was created is listed as it was sent.
  const now = new Map<string, unknown>(Object.entries({ ...values, ...bodyOf(values, values) }));
  const others = changes.filter(
    ({ field, to, hidden }) => !hidden && !isStored(to) && now.has(field) && !sameContent(now.get(field), to),
  );
  if (others.length > 0) {
    const labels = joinedByAnd(others.map(({ field }) => fieldLabel(field)));
    throw new ApiError('http', $localize`It has another ${labels}:labels: by now, so it stays.`);
  }
  await remove(id);
};

/** Creates a record as it was; resolves with its id if the answer says it. */
export const createAgain = async (
  resource: AnyResource,
  record: object,
  { slug, files }: Anew,
): Promise<number | undefined> => {
  const values = Object.fromEntries(
    valuesOf(resource, record).map(([name, value]) => [
      name,
      name === 'slug' && slug !== undefined ? slug : withFiles(value, files),
    ]),
  );
  const made = await createRecord(resource, { values, secret: [], resetOnStatus: undefined }, {});
  if (made.kind === 'partly') return made.id;
  return made.kind === 'saved' ? savedId(made.answer) : undefined;
};
