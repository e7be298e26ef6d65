import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ActionIcon, TextInput } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { SLUG_LENGTH, slugify } from '@/lib/slug';
import type { FieldProps } from './field-props';
import latin from './latin-text.module.css';

interface SlugInputProps extends FieldProps {
  value: string | null | undefined;
  onChange: (value: string) => void;
  /** The name that a new slug follows until it is edited by hand; none for a record whose address stays unless it is unlocked. */
  source: string | undefined;
}

/** What is shown while a new slug is typed: a hyphen at the end may be the start of the next word. */
const tidy = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');

/** An address in use may have been made by other rules: only characters that a slug cannot contain are replaced. */
const keep = (text: string) => text.replace(/[\s/?#]+/gu, '-');

/** The last part of a record's address. It follows the name while it is empty or as made from the name. */
export const SlugInput = ({
  label,
  value,
  onChange,
  source,
  description,
  onBlur,
  ...field
}: SlugInputProps) => {
  const [unlocked, setUnlocked] = useState(false);
  const [typed, setTyped] = useState<string>();
  const existing = source === undefined;
  const frozen = existing && !unlocked;
  const slug = value ?? '';
  const name = source ?? '';
  const previous = useRef({ name, slug });

  const follow = useEffectEvent((before: string) => {
    const untouched = slug === '' || slug === slugify(before);
    const next = slugify(name);
    if (untouched && next !== slug) onChange(next);
  });
  useEffect(() => {
    const before = previous.current;
    previous.current = { name, slug };
    // Both at once is a form that was reset or filled, not somebody typing a name.
    if (name !== before.name && slug === before.slug) follow(before.name);
  }, [name, slug]);

  const lockLabel = unlocked ? `Lock ${label.toLowerCase()}` : `Edit ${label.toLowerCase()}`;
  return (
    <TextInput
      {...field}
      label={label}
      description={existing && unlocked ? 'Links to the old address will stop working.' : description}
      value={typed ?? slug}
      readOnly={frozen}
      maxLength={SLUG_LENGTH}
      spellCheck={false}
      classNames={latin}
      autoCapitalize="none"
      onChange={({ currentTarget }) => {
        const text = existing ? keep(currentTarget.value) : tidy(currentTarget.value);
        setTyped(text);
        onChange(existing ? text : slugify(text));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
      rightSection={
        existing && !field.disabled ? (
          <ActionIcon
            size="sm"
            aria-label={lockLabel}
            data-hint={lockLabel}
            aria-pressed={unlocked}
            onClick={() => setUnlocked(!unlocked)}
          >
            {unlocked ? <IconLockOpen size={16} /> : <IconLock size={16} />}
          </ActionIcon>
        ) : undefined
      }
    />
  );
};
