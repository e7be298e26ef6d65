import { startTransition, useCallback, useContext, useEffect, useReducer } from 'react';
import { Group } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { SectionContext, SectionTitle } from '@/components/form-page/section-context';
import { useStable } from '@/components/hooks/use-stable';
import { takeImages } from '@/components/inputs/images/carried-images';
import { imageKey, imageName } from '@/components/inputs/images/image-item';
import { Thumbnail } from '@/components/inputs/images/thumbnail';
import { type GalleryItem, galleryPaths } from '@/lib/files/gallery';
import { formatCount } from '@/lib/formats/formats';
import { nameInForm } from '@/lib/records/record-name';
import { followRows } from '@/lib/values/row-errors';
import { sameValues } from '@/lib/values/same-values';
import { type Bound, type Labelled, useRegistered } from './use-field';

const textPath = (name: string, index: number) => `${name}.${index}.alt`;
const filePath = (name: string, index: number) => `${name}.${index}.file`;

const isOfFile = (path: string) => path.startsWith('images.');

/** The index of an image after a change; -1 if it was removed or its text changed, which makes that error obsolete. */
const placeIn = (after: readonly GalleryItem[], item: GalleryItem | undefined, path: string) =>
  item &&
  after.findIndex(
    (other) => imageKey(other) === imageKey(item) && (path.endsWith('.file') || other.alt === item.alt),
  );

/** Whether both lists have the same images in the same order, so that only their texts may differ. */
const sameOrder = (before: readonly GalleryItem[], after: readonly GalleryItem[]) =>
  before.length === after.length &&
  after.every((item, index) => {
    const other = before[index];
    return (
      other && imageKey(other) === imageKey(item) && other.id === item.id && other.featured === item.featured
    );
  });

/**
 * The images of a form. Typed text updates the form immediately, and its own input shows it; the other rows render in a
 * transition, as thirty of them take too long for a keystroke.
 */
const useGalleryValue = <Values extends object>({ form: { fields }, name }: Bound<Values>) => {
  const [, render] = useReducer((times: number) => times + 1, 0);
  const onChange = useCallback((change: { previousValue: unknown; value: unknown }) => {
    const typed = sameOrder(change.previousValue as GalleryItem[], change.value as GalleryItem[]);
    if (typed) startTransition(render);
    else render();
  }, []);
  fields.watch(name, onChange);
  return fields.getValues()[name as keyof Values] as GalleryItem[];
};

const showImages = (images: readonly GalleryItem[]) =>
  images
    .filter(({ unreadable }) => !unreadable)
    .map((image, index) => (
      <Group key={imageKey(image)} gap="xs" wrap="nowrap">
        <Thumbnail item={image} size="small" />
        {imageName(image, index)}
      </Group>
    ));

/** The props of a `GalleryInput` for the images of a form; API errors about one image are shown at that image. */
export const useGalleryField = <Values extends object>(bound: Bound<Values> & Pick<Labelled, 'label'>) => {
  const { form, name } = bound;
  const { fields, registry } = form;
  const section = useContext(SectionContext);
  const router = useRouter();
  const { required: _required, ...hint } = useRegistered({ ...bound, show: showImages });
  const labelled = useContext(SectionTitle) === hint.label;
  const value = useGalleryValue(bound);
  const stored = fields.getInitialValues()[name as keyof Values] as GalleryItem[];
  const paths = useStable(galleryPaths(value, stored), sameValues);

  useEffect(() => {
    const leave = paths.flatMap((aliases, index) => [
      registry.register(textPath(name, index), {
        aliases: aliases.filter((path) => !isOfFile(path)),
        section,
        label: $localize`Alt text of image ${formatCount(index + 1)}:index:`,
      }),
      registry.register(filePath(name, index), {
        aliases: [...aliases.filter(isOfFile), `gallery.${index}.image`, `gallery.${index}.file`],
        section,
        label: $localize`Image ${formatCount(index + 1)}:index:`,
      }),
    ]);
    return () => {
      for (const each of leave) each();
    };
  }, [registry, name, section, paths]);

  return {
    value,
    labelled,
    error: fields.errors[name],
    ...hint,
    'data-path': name,
    subject: { name: nameInForm(fields.getValues()) },
    takeGiven: () => takeImages(router.state.location.state.images),
    onChange: (change: (images: readonly GalleryItem[]) => GalleryItem[]) => {
      const before = fields.getValues()[name as keyof Values] as GalleryItem[];
      const next = change(before);
      fields.setFieldValue(name, next as never, { forceUpdate: false });
      if (Object.keys(fields.errors).some((path) => path.startsWith(`${name}.`)))
        fields.setErrors((errors) =>
          followRows(errors, name, (index, path) => placeIn(next, before[index], path)),
        );
    },
    onChecking: registry.files.check,
    onRefused: (reasons: readonly string[]) => registry.files.refuse(name, reasons),
    itemError: (index: number) => fields.errors[textPath(name, index)],
    fileError: (index: number) => fields.errors[filePath(name, index)],
  };
};
