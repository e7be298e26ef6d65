import { startTransition, useCallback, useContext, useEffect, useReducer } from 'react';
import type { FormErrors } from '@mantine/form';
import { SectionContext } from '@/components/form-page/section-context';
import { imageKey } from '@/components/inputs/images/image-item';
import { galleryPaths, type GalleryItem } from '@/lib/gallery';
import { useRegistered, type Bound } from './use-field';

const errorPath = (name: string, index: number) => `${name}.${String(index)}.alt`;

/** The errors after a change of the pictures: those of a picture go with it, until its text is changed or it is gone. */
const followed = (
  errors: FormErrors,
  name: string,
  before: readonly GalleryItem[],
  after: readonly GalleryItem[],
): FormErrors => {
  const kept = { ...errors };
  before.forEach((_item, index) => {
    Reflect.deleteProperty(kept, errorPath(name, index));
  });
  before.forEach((item, index) => {
    const error = errors[errorPath(name, index)];
    const place = after.findIndex((other) => imageKey(other) === imageKey(item) && other.alt === item.alt);
    if (error && place >= 0) kept[errorPath(name, place)] = error;
  });
  return kept;
};

/** Whether the same pictures stand in the same order, so that only their texts may differ. */
const sameOrder = (before: readonly GalleryItem[], after: readonly GalleryItem[]) =>
  before.length === after.length &&
  after.every((item, index) => {
    const other = before[index];
    return (
      other && imageKey(other) === imageKey(item) && other.id === item.id && other.featured === item.featured
    );
  });

/**
 * The pictures of a form, drawn again after each change; for a text, which its input shows by itself, when there is time.
 * What is drawn is always the form's own value.
 */
const useGalleryValue = <Values extends object>({ form: { fields }, name }: Bound<Values>) => {
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const onChange = useCallback((change: { previousValue: unknown; value: unknown }) => {
    const typed = sameOrder(change.previousValue as GalleryItem[], change.value as GalleryItem[]);
    if (typed) startTransition(draw);
    else draw();
  }, []);
  fields.watch(name, onChange);
  return fields.getValues()[name as keyof Values] as GalleryItem[];
};

/** The pictures of a form as a `GalleryInput` takes them; what the API says of one of them stands at that picture. */
export const useGalleryField = <Values extends object>(bound: Bound<Values>) => {
  const { form, name } = bound;
  const { fields, registry, typed } = form;
  const section = useContext(SectionContext);
  useRegistered(bound);
  const value = useGalleryValue(bound);
  const paths = galleryPaths(value).join(' ');

  useEffect(() => {
    if (paths === '') return;
    const leave = paths
      .split(' ')
      .map((aliases, index) => registry.register(errorPath(name, index), aliases.split(','), section));
    return () => {
      for (const each of leave) each();
    };
  }, [registry, name, section, paths]);

  const current = () => fields.getValues()[name as keyof Values] as GalleryItem[];
  const change = (next: GalleryItem[]) => {
    const before = current();
    fields.setFieldValue(name, next as never, { forceUpdate: false });
    if (before.some((_item, index) => fields.errors[errorPath(name, index)] !== undefined))
      fields.setErrors((errors) => followed(errors, name, before, next));
  };

  return {
    value,
    error: fields.errors[name],
    'data-path': name,
    onChange: (next: GalleryItem[]) => {
      typed.take(name, () => change(next));
      if (!sameOrder(current(), next)) typed.settle();
    },
    itemError: (index: number) => fields.errors[errorPath(name, index)],
  };
};
