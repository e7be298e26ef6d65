import { Switch } from '@mantine/core';
import type { FieldProps } from './field-props';

interface StatusSwitchProps extends Omit<FieldProps, 'label' | 'description' | 'required'> {
  /** The field's human name; "Status" where nothing else is meant. */
  label?: string;
  /** The words for on and off that stand beneath the label. */
  labels?: readonly [on: string, off: string];
  value?: boolean;
  onChange: (value: boolean) => void;
}

/** A yes-or-no field that says in words what its position means. */
export const StatusSwitch = ({
  label = 'Status',
  labels = ['Active', 'Inactive'],
  value = false,
  onChange,
  ...field
}: StatusSwitchProps) => (
  <Switch
    {...field}
    label={label}
    // The label's element holds the description too.
    aria-label={label}
    description={value ? labels[0] : labels[1]}
    checked={value}
    onChange={({ currentTarget }) => onChange(currentTarget.checked)}
  />
);
