import { GalleryInput } from '@/components/inputs/images/gallery-input';
import type { Bound } from './use-field';
import { useGalleryField } from './use-gallery-field';
import { useRemoveStored } from './use-remove-stored';

/** Images with their alt texts; a stored one is removed at once, through the file call. */
export const GalleryField = <Values extends object>(
  props: Bound<Values> & {
    label: string;
    description?: string;
    featurable?: boolean;
  },
) => {
  const { form, name, aliases, ...rest } = props;
  const field = useGalleryField({ form, name, aliases, label: rest.label });
  const removeStored = useRemoveStored({ form, name });
  return <GalleryInput {...rest} {...field} progress={form.progress} onRemoveStored={removeStored} />;
};
