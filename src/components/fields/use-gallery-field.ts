import { useContext, useEffect } from 'react';
import type { FormErrors } from '@mantine/form';
import { SectionContext } from '@/components/form-page/section-context';
import { imageKey } from '@/components/inputs/images/image-item';
import { galleryPaths, type GalleryItem } from '@/lib/gallery';
import { useValueField, type Bound } from './use-field';

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

/** The pictures of a form as a `GalleryInput` takes them; what the API says of one of them stands at that picture. */
export const useGalleryField = <Values extends object>(bound: Bound<Values>) => {
  const { form, name } = bound;
  const { fields, registry } = form;
  const section = useContext(SectionContext);
  const field = useValueField<GalleryItem[], Values>(bound);
  const paths = galleryPaths(field.value).join(' ');

  useEffect(() => {
    if (paths === '') return;
    const leave = paths
      .split(' ')
      .map((aliases, index) => registry.register(errorPath(name, index), aliases.split(','), section));
    return () => {
      for (const each of leave) each();
    };
  }, [registry, name, section, paths]);

  return {
    ...field,
    onChange: (next: GalleryItem[]) => {
      const before = field.value;
      field.onChange(next);
      if (before.some((_item, index) => fields.errors[errorPath(name, index)] !== undefined))
        fields.setErrors((errors) => followed(errors, name, before, next));
    },
    itemError: (index: number) => fields.errors[errorPath(name, index)],
  };
};
