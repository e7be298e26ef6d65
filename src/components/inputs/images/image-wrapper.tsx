import type { FocusEventHandler, ReactNode } from 'react';
import { Input, VisuallyHidden } from '@mantine/core';
import { IMAGE_HINT } from '@/lib/image-file';
import classes from './images.module.css';

interface ImageWrapperProps {
  id: string;
  label: string;
  /** A heading above already shows the label. */
  labelled?: boolean | undefined;
  description: ReactNode;
  required: boolean | undefined;
  error: ReactNode;
  refusals: readonly string[];
  invalid: boolean;
  onFocus?: FocusEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
  children: ReactNode;
}

/**
 * Label, limits and errors around an input for images. Not an `Input.Wrapper`: its context would render the inputs of all
 * images again with every key typed into one.
 */
export const ImageWrapper = ({
  id,
  label,
  labelled,
  description,
  required,
  error,
  refusals,
  invalid,
  children,
  ...props
}: ImageWrapperProps) => (
  <div role="group" aria-labelledby={`${id}-label`} {...props}>
    {labelled ? (
      <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
    ) : (
      <Input.Label
        labelElement="div"
        id={`${id}-label`}
        required={required ?? false}
        style={{ overflowWrap: 'anywhere' }}
      >
        {label}
      </Input.Label>
    )}
    <Input.Description id={`${id}-description`} mb={6}>
      {description} {IMAGE_HINT}
    </Input.Description>
    {children}
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

/** The ids of what describes the input, for `aria-describedby`. */
export const describedBy = (id: string, invalid: boolean) =>
  invalid ? `${id}-error ${id}-description` : `${id}-description`;
