import { type KeyboardEvent, useState } from 'react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import latin from '@/components/inputs/latin-text.module.css';

/** What is written in the form: an address, and the alt text of an image or the name of a page that was found. */
export interface Addressed {
  address: string;
  alt: string;
}

interface AddressFormProps {
  value: Addressed;
  onChange: (value: Addressed) => void;
  withAlt?: boolean;
  /** The label of the button that applies it. */
  action: string;
  /** Reads what was typed; nothing when it is no address that may be used. */
  read: (typed: string) => string | undefined;
  /** What to say then. */
  refusal: string;
  onApply: (address: string, alt: string) => void;
  /** Takes away what is there; left out where there is nothing. */
  onRemove?: () => void;
}

/** Asks for an address. It is inside a form, so it is not a form itself: Enter applies it and does not propagate. */
export const AddressForm = ({
  value,
  onChange,
  withAlt,
  action,
  read,
  refusal,
  onApply,
  onRemove,
}: AddressFormProps) => {
  const [error, setError] = useState<string>();
  const [altError, setAltError] = useState<string>();

  const apply = () => {
    const address = read(value.address);
    const alt = value.alt.trim();
    const altMissing = withAlt === true && alt === '';
    setError(address === undefined ? refusal : undefined);
    setAltError(altMissing ? 'Describe the image for those who cannot see it.' : undefined);
    if (address !== undefined && !altMissing) onApply(address, alt);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    apply();
  };

  return (
    <Stack gap="xs">
      <TextInput
        label="Address"
        inputMode="url"
        placeholder="https://"
        classNames={latin}
        value={value.address}
        error={error}
        data-autofocus
        onChange={({ currentTarget }) => onChange({ ...value, address: currentTarget.value })}
        onKeyDown={applyOnEnter}
      />
      {withAlt && (
        <TextInput
          label="Alt text"
          required
          value={value.alt}
          error={altError}
          onChange={({ currentTarget }) => onChange({ ...value, alt: currentTarget.value })}
          onKeyDown={applyOnEnter}
        />
      )}
      <Group justify="flex-end" gap="xs">
        {onRemove && (
          <Button size="xs" variant="default" onClick={onRemove}>
            Remove
          </Button>
        )}
        <Button size="xs" onClick={apply}>
          {action}
        </Button>
      </Group>
    </Stack>
  );
};
