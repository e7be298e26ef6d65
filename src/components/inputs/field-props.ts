import type { FocusEventHandler, ReactNode } from 'react';

/** What every field takes besides its value; `form.getInputProps(name)` gives all that the form knows of it. */
export interface FieldProps {
  /** The field's human name. */
  label: string;
  /** A hint under the label. */
  description?: ReactNode;
  /** Marks the label; whether a value is there is for the form's schema to check. */
  required?: boolean;
  /** Shown, but not to be changed. */
  disabled?: boolean;
  /** What is wrong with the value; tied to the field for assistive technology. */
  error?: ReactNode;
  onFocus?: FocusEventHandler<HTMLElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
  /** The form moves the focus to a field by this attribute. */
  'data-path'?: string;
}
