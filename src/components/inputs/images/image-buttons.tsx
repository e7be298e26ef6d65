import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import classes from './images.module.css';

interface ImageButtonProps {
  name: string;
  disabled: boolean;
  onClick: () => void;
}

/** Marks an image as the cover of the record. */
export const FeatureButton = ({ name, featured, ...button }: ImageButtonProps & { featured: boolean }) => (
  <ActionIcon
    title={featured ? $localize`Cover` : $localize`Make it the cover`}
    {...button}
    size={28}
    color="gray"
    aria-label={$localize`Feature ${name}:name:`}
    aria-pressed={featured}
  >
    {featured ? <IconStarFilled size={16} className={classes.featured} /> : <IconStar size={16} />}
  </ActionIcon>
);

export const RemoveButton = ({ name, ...button }: ImageButtonProps) => (
  <ActionIcon title={$localize`Remove`} {...button} size={28} aria-label={$localize`Remove ${name}:name:`}>
    <IconTrash size={16} />
  </ActionIcon>
);
