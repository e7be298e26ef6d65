import { type KeyboardEvent, useState } from 'react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import latin from '@/components/inputs/latin-text.module.css';

interface AddressFormProps {
  /** The address and, where `withAlt` is set, the alt text to start with. */
  initial: { address: string; alt: string };
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

/** Asks for an address. It stands within a form, so it is none itself: Enter applies it and goes no further. */
export const AddressForm = ({
  initial,
  withAlt,
  action,
  read,
  refusal,
  onApply,
  onRemove,
}: AddressFormProps) => {
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();
  const [altError, setAltError] = useState<string>();

  const apply = () => {
    const address = read(typed.address);
    const alt = typed.alt.trim();
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
        value={typed.address}
        error={error}
        data-autofocus
        onChange={({ currentTarget }) => setTyped({ ...typed, address: currentTarget.value })}
        onKeyDown={applyOnEnter}
      />
      {withAlt && (
        <TextInput
          label="Alt text"
          required
          value={typed.alt}
          error={altError}
          onChange={({ currentTarget }) => setTyped({ ...typed, alt: currentTarget.value })}
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
