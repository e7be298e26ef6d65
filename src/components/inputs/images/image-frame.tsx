import { type ReactNode, type Ref, useId } from 'react';
import { Input, Text, VisuallyHidden } from '@mantine/core';
import type { FieldProps } from '@/components/inputs/field-props';
import { IMAGE_HINT } from '@/lib/files/image-file';
import { ImageDrop } from './image-drop';
import classes from './images.module.css';

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
