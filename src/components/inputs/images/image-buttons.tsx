import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';

interface ImageButtonProps {
  /** How the picture is called. */
  name: string;
  disabled: boolean;
  onClick: () => void;
}

/** Marks the picture that stands for the record. */
export const FeatureButton = ({ name, featured, ...button }: ImageButtonProps & { featured: boolean }) => (
  <ActionIcon
    title={featured ? 'Featured' : 'Feature'}
    {...button}
    size={28}
    color={featured ? 'warning' : 'gray'}
    aria-label={`Feature ${name}`}
    aria-pressed={featured}
  >
    {featured ? <IconStarFilled size={16} /> : <IconStar size={16} />}
  </ActionIcon>
);

/** Takes a picture away. */
export const RemoveButton = ({ name, ...button }: ImageButtonProps) => (
  <ActionIcon title="Remove" {...button} size={28} aria-label={`Remove ${name}`}>
    <IconTrash size={16} />
  </ActionIcon>
);
