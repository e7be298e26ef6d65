import type { ReactNode } from 'react';
import { Switch } from '@mantine/core';
import type { FieldProps } from './field-props';
import classes from './status-switch.module.css';

interface StatusSwitchProps extends Omit<FieldProps, 'description' | 'required'> {
  /** The texts for on and off, shown beside the switch. */
  labels?: readonly [on: string, off: string];
  /** An additional line, such as why the value is unknown. */
  hint?: ReactNode;
  value?: boolean;
  onChange: (value: boolean) => void;
}

/** A boolean field whose state is also shown as text. */
export const StatusSwitch = ({
  label,
  labels = [$localize`Active`, $localize`Inactive`],
  value = false,
  hint,
  onChange,
  ...field
}: StatusSwitchProps) => (
  <Switch
    {...field}
    label={label}
    // The label element also contains the description.
    aria-label={label}
    description={
      <>
        <span>{value ? labels[0] : labels[1]}</span>
        {hint && <span className={classes.hint}>{hint}</span>}
      </>
    }
    classNames={{
      body: classes.body,
      labelWrapper: classes.labelWrapper,
      label: classes.label,
      track: classes.track,
      description: classes.words,
      error: classes.error,
    }}
    checked={value}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);
