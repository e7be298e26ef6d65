import type { QueryClient } from '@tanstack/react-query';
import type { ReadStep } from '@/components/run/use-read-run';
import { recordName, unnamedReference } from '@/lib/records/record-name';
import { rowsIn } from '@/lib/records/rows-in';
import { readRecords } from '@/resources/read-records';
import { partTypes, type RecordTypes } from '@/resources/record-type';
import type { FoundImage } from './found-image';
import { type ImageEditor, imageEditor } from './image-editor';

const nameOf = (record: { id: number }) => recordName(record) ?? unnamedReference(record.id);

/** The titles of a package's days, if the record has them. */
export const daysIn = (record: object) => {
  const titles = rowsIn(record, 'itenaries').map(({ title }) => title);
  return titles.length > 0 ? { days: titles.map(String) } : {};
};

/** Records whose images are read: those of the type at a path. */
interface ImageSource {
  types: RecordTypes;
  path: string;
}

const editorAt = ({ types, path }: ImageSource, parent = 0): ImageEditor => {
  const { of, images } = types[path] ?? {};
  if (!of || !images) throw new Error(`${path} has no images.`);
  return imageEditor(of(parent), images);
};

/** How an image is changed. */
export const editorOf = (types: RecordTypes, { type, parent }: FoundImage): ImageEditor | undefined =>
  types[type] && editorAt({ types, path: type }, parent);

const found = (
  editor: ImageEditor,
  record: { id: number },
  about: Pick<FoundImage, 'area' | 'type' | 'name' | 'form' | 'parent'>,
): FoundImage[] =>
  editor.imagesIn(record).map((image, index) => ({
    ...image,
    ...about,
    ...daysIn(record),
    record: record.id,
    key: `${about.form} ${image.slot} ${image.id ?? `at ${index}`}`,
  }));

/** The types of parts with images. */
const partsAt = ({ types, path }: ImageSource) => partTypes(types, path).filter(({ images }) => images);

/** The images of a record, and of what belongs to it. */
const imagesOf = (source: ImageSource, record: { id: number }): FoundImage[] => {
  const { types, path } = source;
  const name = nameOf(record);
  const form = `${path}/${record.id}/${types[path]?.imageForm ?? 'edit'}`;
  return [
    ...found(editorAt(source), record, { area: path, type: path, name, form }),
    ...partsAt(source).flatMap((part) => {
      const editor = editorAt({ types, path: part.path }, record.id);
      return rowsIn(record, part.field).flatMap((row) =>
        found(editor, row, {
          area: path,
          type: part.path,
          name: `${name}: ${nameOf(row)}`,
          form: `${part.path.replace(path, `${path}/${record.id}`)}/${row.id}/edit`,
          parent: record.id,
        }),
      );
    }),
  ];
};

/** Whether a row says which images the record and its parts have. */
const isTold = (source: ImageSource, row: { id: number }): boolean =>
  editorAt(source).isTold(row) &&
  partsAt(source).every(({ path, field }) => {
    const editor = editorAt({ types: source.types, path }, row.id);
    return Object.hasOwn(row, field) && rowsIn(row, field).every((part) => editor.isTold(part));
  });

/** A list whose rows never have a second image of a gallery may give the first one only. */
const mayBeFirstOnly = (images: readonly FoundImage[]): boolean => {
  const lists = images.filter(({ many, symbol }) => many && !symbol);
  return lists.length > 0 && new Set(lists.map(({ form, slot }) => `${form} ${slot}`)).size === lists.length;
};

/** Reads the images of all types that have some. */
export const imageSteps = (types: RecordTypes, client: QueryClient): ReadStep<FoundImage>[] =>
  Object.entries(types)
    .filter(([, type]) => type.images && type.of(0).list)
    .map(([path]) => {
      const source = { types, path };
      const look = (record: { id: number }) => imagesOf(source, record);
      return readRecords(client, types, path, {
        look,
        judge: (rows) => {
          const told = new Set(rows.filter((row) => isTold(source, row)));
          const isWhole = !mayBeFirstOnly([...told].flatMap(look));
          return (row) => isWhole && told.has(row);
        },
      });
    });
