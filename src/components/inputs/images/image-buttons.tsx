import { ActionIcon, Tooltip } from '@mantine/core';
import { IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';

interface ImageButtonProps {
  /** How the picture is called. */
  name: string;
  disabled: boolean;
  onClick: () => void;
}

/** Marks the picture that stands for the record. */
export const FeatureButton = ({ name, featured, ...button }: ImageButtonProps & { featured: boolean }) => (
  <Tooltip label={featured ? 'Featured' : 'Feature'}>
    <ActionIcon
      {...button}
      size={28}
      color={featured ? 'warning' : 'gray'}
      aria-label={`Feature ${name}`}
      aria-pressed={featured}
    >
      {featured ? <IconStarFilled size={16} /> : <IconStar size={16} />}
    </ActionIcon>
  </Tooltip>
);

/** Takes a picture away. */
export const RemoveButton = ({ name, ...button }: ImageButtonProps) => (
  <Tooltip label="Remove">
    <ActionIcon {...button} size={28} aria-label={`Remove ${name}`}>
      <IconTrash size={16} />
    </ActionIcon>
  </Tooltip>
);
