import { type KeyboardEvent, useState } from 'react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import latin from '@/components/inputs/latin-text.module.css';
import { isComposing } from '@/lib/text/composing';

/** The input of the form: a URL, and the alt text of an image or the name of a page that was found. */
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
  /** Parses the input; undefined for an invalid URL. */
  read: (typed: string) => string | undefined;
  /** The error message for an invalid URL. */
  refusal: string;
  onApply: (address: string, alt: string) => void;
  /** Removes the current link or image; undefined if there is none. */
  onRemove?: () => void;
}

/** Asks for a URL. It is nested in a form, so it is not a `<form>`: Enter applies it and does not propagate. */
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
    setAltError(altMissing ? $localize`Describe the image for those who cannot see it.` : undefined);
    if (address !== undefined && !altMissing) onApply(address, alt);
  };
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    apply();
  };

  return (
    <Stack gap="xs">
      <TextInput
        label={$localize`Address`}
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
          label={$localize`Alt text`}
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
            {$localize`Remove`}
          </Button>
        )}
        <Button size="xs" onClick={apply}>
          {action}
        </Button>
      </Group>
    </Stack>
  );
};
