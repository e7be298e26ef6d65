import type { Step, StepResult } from '@/components/run/run-steps';
import { allPages } from '@/lib/lists/all-pages';
import { maxPerPage } from '@/lib/lists/list-search';
import type { ListPageOf } from '@/lib/lists/paging';
import { recordName, unnamedReference } from '@/lib/records/record-name';
import { rowsIn } from '@/lib/records/rows-in';
import type { FoundImage } from './found-image';
import type { ImageKind } from './image-kind';

/** Records that belong to another one and have images of their own: the rooms of a hotel. */
interface PartImages {
  /** The field of the record that holds them. */
  field: string;
  kindOf: (parent: number) => ImageKind;
  formOf: (id: number, parent: number) => string;
}

/** The records of an area that have images. */
export interface ImageSource {
  area: string;
  /** "the packages" */
  what: string;
  list: (page: { page: number; per_page: number }) => Promise<ListPageOf<{ id: number }>>;
  kind: ImageKind;
  formOf: (id: number) => string;
  parts?: PartImages;
}

interface ReadOutcome {
  images: readonly FoundImage[];
  more?: readonly ImageStep[];
}

/** A step of reading all images: a list, or a record whose row does not say which images it has. */
export interface ImageStep extends Step<ReadOutcome> {
  name: string;
}

const nameOf = (record: { id: number }) => recordName(record) ?? unnamedReference(record.id);

/** The titles of a package's days, if the record has them. */
export const daysIn = (record: object) => {
  const titles = rowsIn(record, 'itenaries').map(({ title }) => title);
  return titles.length > 0 ? { days: titles.map(String) } : {};
};

const found = (
  kind: ImageKind,
  record: { id: number },
  about: Pick<FoundImage, 'area' | 'name' | 'form' | 'parent'>,
): FoundImage[] =>
  kind.imagesIn(record).map((image, index) => ({
    ...image,
    ...about,
    ...daysIn(record),
    record: record.id,
    key: `${about.form} ${image.slot} ${image.id ?? $localize`at ${index}:index:`}`,
  }));

/** The images of a record, and of what belongs to it. */
const imagesOf = ({ area, kind, formOf, parts }: ImageSource, record: { id: number }): FoundImage[] => {
  const name = nameOf(record);
  const own = found(kind, record, { area, name, form: formOf(record.id) });
  if (!parts) return own;
  const rows = rowsIn(record, parts.field);
  const partKind = parts.kindOf(record.id);
  return [
    ...own,
    ...rows.flatMap((row) =>
      found(partKind, row, {
        area,
        name: `${name}: ${nameOf(row)}`,
        form: parts.formOf(row.id, record.id),
        parent: record.id,
      }),
    ),
  ];
};

/** How an image is changed. */
export const kindOf = (
  sources: readonly ImageSource[],
  { area, parent }: FoundImage,
): ImageKind | undefined => {
  const source = sources.find((one) => one.area === area);
  return parent === undefined ? source?.kind : source?.parts?.kindOf(parent);
};

/** Whether a row says which images the record and its parts have. */
const isTold = ({ kind, parts }: ImageSource, row: { id: number }): boolean => {
  if (!kind.isTold(row)) return false;
  if (!parts) return true;
  const partKind = parts.kindOf(row.id);
  return Object.hasOwn(row, parts.field) && rowsIn(row, parts.field).every((part) => partKind.isTold(part));
};

/** A list whose rows never have a second image of a gallery may give the first one only. */
const mayBeFirstOnly = (images: readonly FoundImage[]): boolean => {
  const lists = images.filter(({ many, symbol }) => many && !symbol);
  return lists.length > 0 && new Set(lists.map(({ form, slot }) => `${form} ${slot}`)).size === lists.length;
};

const recordStep = (source: ImageSource, row: { id: number }): ImageStep => ({
  key: `${source.area}/${row.id}`,
  name: nameOf(row),
  run: async () => ({ images: imagesOf(source, (await source.kind.read(row.id)) as { id: number }) }),
});

const listStep = (source: ImageSource): ImageStep => ({
  key: source.area,
  name: source.what,
  run: async () => {
    const rows = await allPages((page) => source.list({ page, per_page: maxPerPage }));
    const { told = [], silent = [] } = Object.groupBy(rows, (row) =>
      isTold(source, row) ? 'told' : 'silent',
    );
    const images = told.flatMap((row) => imagesOf(source, row));
    const stepsOf = (some: readonly { id: number }[]) => some.map((row) => recordStep(source, row));
    return mayBeFirstOnly(images) ? { images: [], more: stepsOf(rows) } : { images, more: stepsOf(silent) };
  },
});

/** Reads the lists, and by itself each record that its list says too little about. */
export const imageSteps = (sources: readonly ImageSource[]): ImageStep[] => sources.map(listStep);

/** The images that the steps have found so far, in the order of the areas. */
export const imagesIn = (results: readonly StepResult<ImageStep>[]): FoundImage[] =>
  results.flatMap(({ outcome }) => outcome?.images ?? []);
