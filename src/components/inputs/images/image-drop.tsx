import type { ReactNode, Ref } from 'react';
import { Button, Progress, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import classes from './images.module.css';
import { useImagePick } from './use-image-pick';

interface ImageDropProps {
  /** The label of the button, "Add images". */
  action: string;
  /** The button's accessible name, if its label is ambiguous. */
  actionName: string;
  multiple: boolean;
  disabled: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  dataPath: string | undefined;
  /** Upload progress of the form, 0 to 1; undefined while nothing is sent. */
  progress: number | undefined;
  onFiles: (files: File[]) => void;
  buttonRef: Ref<HTMLButtonElement>;
  /** Further controls, after the button. */
  more?: ReactNode;
  children: ReactNode;
}

/** The drop zone for images, which also takes pasted and picked ones. */
export const ImageDrop = ({
  action,
  actionName,
  multiple,
  disabled,
  invalid,
  describedBy,
  dataPath,
  progress,
  onFiles,
  buttonRef,
  more,
  children,
}: ImageDropProps) => {
  const { open, target, input } = useImagePick({ multiple, disabled, onFiles });
  return (
    <div {...target} className={classes.drop} data-invalid={invalid || undefined}>
      {children}
      <div className={classes.pick}>
        <Button
          ref={buttonRef}
          variant="default"
          size="xs"
          leftSection={<IconUpload size={14} />}
          disabled={disabled}
          aria-label={actionName}
          aria-describedby={describedBy}
          data-invalid={invalid || undefined}
          data-path={dataPath}
          onClick={open}
        >
          {action}
        </Button>
        <Text size="xs" c="dimmed" aria-hidden>
          {$localize`or drop or paste here`}
        </Text>
        <input {...input} aria-label={actionName} />
        {more}
      </div>
      {progress !== undefined && (
        <Progress.Root size="lg" radius={0}>
          <Progress.Section value={progress * 100} aria-label={$localize`Uploading images`} />
        </Progress.Root>
      )}
    </div>
  );
};
