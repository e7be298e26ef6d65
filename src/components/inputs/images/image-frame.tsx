import { type ReactNode, type Ref, useId } from 'react';
import { Button, Input, Progress, Text, VisuallyHidden } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import type { FieldProps } from '@/components/inputs/field-props';
import { IMAGE_HINT } from '@/lib/files/image-file';
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
const ImageDrop = ({
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

interface ImageFrameProps extends FieldProps {
  /** A heading above already shows the label. */
  labelled?: boolean;
  /** The label of the button: "Add images". */
  action: string;
  multiple: boolean;
  /** Upload progress of the form, 0 to 1, while it is sent. */
  progress: number | undefined;
  onFiles: (files: File[]) => void;
  /** Why files were rejected. */
  refusals: readonly string[];
  /** What was done to files that were taken. */
  notes: readonly string[];
  buttonRef: Ref<HTMLButtonElement>;
  /** Further controls, after the button. */
  more?: ReactNode;
  children: ReactNode;
}

/**
 * Label, limits and errors around images, with their drop zone. Not an `Input.Wrapper`: its context would re-render the
 * inputs of all images on every keystroke in one.
 */
export const ImageFrame = (props: ImageFrameProps) => {
  const { label, labelled, description, required = false, disabled = false, error, refusals } = props;
  const id = useId();
  const invalid = Boolean(error) || refusals.length > 0;
  return (
    <div role="group" aria-labelledby={`${id}-label`} onFocus={props.onFocus} onBlur={props.onBlur}>
      {labelled ? (
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      ) : (
        <Input.Label
          labelElement="div"
          id={`${id}-label`}
          required={required}
          style={{ overflowWrap: 'anywhere' }}
        >
          {label}
        </Input.Label>
      )}
      <Input.Description id={`${id}-description`} mb={6}>
        {description} {IMAGE_HINT}
      </Input.Description>
      <ImageDrop
        action={props.action}
        actionName={`${props.action}: ${label}`}
        multiple={props.multiple}
        disabled={disabled}
        invalid={invalid}
        describedBy={invalid ? `${id}-error ${id}-description` : `${id}-description`}
        dataPath={props['data-path']}
        progress={props.progress}
        onFiles={props.onFiles}
        buttonRef={props.buttonRef}
        more={props.more}
      >
        {props.children}
      </ImageDrop>
      {props.notes.map((note) => (
        <Text key={note} size="sm" role="status" mt={6}>
          {note}
        </Text>
      ))}
      {invalid && (
        <Input.Error id={`${id}-error`} role="alert" mt={6}>
          {error}
          {refusals.map((reason) => (
            <span key={reason} className={classes.reason}>
              {reason}
            </span>
          ))}
        </Input.Error>
      )}
    </div>
  );
};
