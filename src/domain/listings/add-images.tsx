import { Text, UnstyledButton } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { carryImages } from '@/components/inputs/images/carried-images';
import { useImagePick } from '@/components/inputs/images/use-image-pick';
import { useFromHere } from '@/components/links/screen-link';
import classes from './gallery.module.css';

/** The last tile of a strip of images: takes new ones, and opens the form in which they are checked and saved. */
export const AddImages = ({ form }: { form: LinkProps }) => {
  const navigate = useNavigate();
  const fromHere = useFromHere();
  const { open, target, input } = useImagePick({
    multiple: true,
    onFiles: (files) => void navigate({ ...form, state: { ...fromHere(), images: carryImages(files) } }),
  });
  return (
    <div {...target} className={classes.add}>
      <UnstyledButton className={classes.pick} onClick={open}>
        <IconPhotoPlus size={20} aria-hidden />
        {$localize`Add images`}
      </UnstyledButton>
      <Text size="xs" c="dimmed" aria-hidden>
        {$localize`or drop here`}
      </Text>
      <input {...input} aria-label={$localize`Add images`} />
    </div>
  );
};
