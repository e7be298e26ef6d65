import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { filled } from '@/components/text/filled';
import { nextSlug, plainSlug, SLUG_LENGTH } from '@/lib/text/plain-slug';
import { withoutUnseen } from '@/lib/text/typed-text';
import type { FieldProps } from './field-props';
import latin from './latin-text.module.css';
import { useChunk } from './use-chunk';

interface SlugInputProps extends FieldProps {
  value: string | null | undefined;
  onChange: (value: string) => void;
  /** The name from which a new slug is generated until it is edited; undefined if the slug is locked. */
  source: string | undefined;
}

/** Normalises a new slug while it is typed; keeps a trailing hyphen, which may precede the next word. */
const tidy = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '');

/** An existing slug may follow other rules: only characters that are invalid in any slug are replaced. */
const keep = (text: string) => withoutUnseen(text).replace(/[\s/?#]+/gu, '-');

/** Makes a slug of a name; undefined while the spellings of names in Devanagari are loaded, which few need. */
const useSlugify = (texts: readonly string[]) => {
  const isNepali = texts.some((text) => /\p{Script=Devanagari}/u.test(text));
  const nepali = useChunk(() => import('@/lib/text/slug'), isNepali);
  if (nepali.state === 'ready') return nepali.module.slugify;
  return isNepali && nepali.state === 'loading' ? undefined : plainSlug;
};

/**
 * The last part of a record's URL. It follows the name while it is empty or as generated from it; for a refused one,
 * another is offered.
 */
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
  const input = useRef<HTMLInputElement>(null);
  const previous = useRef({ name, slug });
  const slugify = useSlugify([name, typed ?? '']);

  const follow = useEffectEvent((before: string) => {
    if (!slugify) return;
    const untouched = slug === '' || slug === slugify(before);
    const next = slugify(name);
    if (untouched && next !== slug) onChange(next);
  });
  const respell = useEffectEvent(() => {
    if (slugify && typed !== undefined && !existing) onChange(slugify(typed));
  });
  useEffect(() => {
    if (!slugify) return;
    const before = previous.current;
    previous.current = { name, slug };
    // If both change at once, the form was reset or filled; nobody typed a name.
    if (name !== before.name && slug === before.slug) follow(before.name);
  }, [name, slug, slugify]);
  useEffect(() => respell(), [slugify]);

  const lockLabel = unlocked
    ? $localize`Lock ${label.toLowerCase()}:label:`
    : $localize`Edit ${label.toLowerCase()}:label:`;
  const next = nextSlug(slug);
  const shown = (
    <TextInput
      {...field}
      ref={input}
      label={label}
      description={
        existing && unlocked ? $localize`Links to the old address will stop working.` : description
      }
      value={typed ?? slug}
      readOnly={frozen}
      maxLength={SLUG_LENGTH}
      spellCheck={false}
      classNames={latin}
      autoCapitalize="none"
      onChange={({ currentTarget }) => {
        const text = existing ? keep(currentTarget.value) : tidy(currentTarget.value);
        setTyped(text);
        onChange(existing ? text : (slugify ?? plainSlug)(text));
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
  const refused = !existing && Boolean(field.error) && slug !== '';
  return (
    <div>
      {shown}
      {refused && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          onClick={() => {
            onChange(next);
            input.current?.focus();
          }}
        >
          <span>{filled((slug) => $localize`Use ${slug}:slug:`, <bdi>“{next}”</bdi>)}</span>
        </Button>
      )}
    </div>
  );
};
