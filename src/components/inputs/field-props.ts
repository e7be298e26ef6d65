import type { FocusEventHandler, ReactNode } from 'react';

/** The props of every field besides its value; `form.getInputProps(name)` provides those that depend on the form. */
export interface FieldProps {
  label: string;
  /** A hint under the label. */
  description?: ReactNode;
  /** Marks the label; the form's schema validates. */
  required?: boolean;
  /** Read-only display. */
  disabled?: boolean;
  /** The validation error; linked to the field for assistive technology. */
  error?: ReactNode;
  onFocus?: FocusEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
  /** The form finds fields to focus by this attribute. */
  'data-path'?: string;
}
