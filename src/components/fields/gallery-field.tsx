import { GalleryInput } from '@/components/inputs/images/gallery-input';
import { type Bound, type Labelled, unbound } from './use-field';
import { useGalleryField } from './use-gallery-field';
import { useRemoveStored } from './use-remove-stored';

/** Images with their alt texts; a stored one is deleted immediately, through the file call. */
export const GalleryField = <Values extends object>(
  props: Bound<Values> & Pick<Labelled, 'label'> & { featurable?: boolean },
) => {
  const field = useGalleryField(props);
  const removeStored = useRemoveStored(props);
  return (
    <GalleryInput
      {...unbound(props)}
      {...field}
      progress={props.form.progress}
      onRemoveStored={removeStored}
    />
  );
};
