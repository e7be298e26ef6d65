import type { FocusEventHandler, ReactNode } from 'react';
import { Input } from '@mantine/core';
import { IMAGE_HINT } from '@/lib/image-file';
import classes from './images.module.css';

interface ImageWrapperProps {
  id: string;
  label: string;
  description: ReactNode;
  required: boolean | undefined;
  error: ReactNode;
  refusals: readonly string[];
  invalid: boolean;
  onFocus?: FocusEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
  children: ReactNode;
}

/** Label, limits and errors around an input for pictures. */
export const ImageWrapper = ({
  id,
  label,
  description,
  required,
  error,
  refusals,
  invalid,
  ...props
}: ImageWrapperProps) => (
  <Input.Wrapper
    id={id}
    role="group"
    aria-labelledby={`${id}-label`}
    label={label}
    labelElement="div"
    withAsterisk={required}
    description={
      <>
        {description} {IMAGE_HINT}
      </>
    }
    error={
      invalid && (
        <>
          {error}
          {refusals.map((reason) => (
            <span key={reason} className={classes.reason}>
              {reason}
            </span>
          ))}
        </>
      )
    }
    errorProps={{ role: 'alert' }}
    {...props}
  />
);

/** The ids of what describes the input, for `aria-describedby`. */
export const describedBy = (id: string, invalid: boolean) =>
  invalid ? `${id}-error ${id}-description` : `${id}-description`;
