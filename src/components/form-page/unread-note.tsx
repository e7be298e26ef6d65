import { useSyncExternalStore } from 'react';
import { Alert } from '@mantine/core';
import type { Unread } from '@/api/unread';
import { enumLabel } from '@/components/inputs/enum-options';
import { rootOf } from '@/lib/field-path';
import { joinedByAnd } from '@/lib/joined-by-and';
import type { FieldRegistry } from './field-registry';

/** What a path says by itself: `vendor_id` is "Vendor", `meta_tag.title` is "Title". */
const wordsOf = (path: string): string =>
  enumLabel(
    path
      .split('.')
      .filter((part) => !/^\d+$/.test(part))
      .at(-1)
      ?.replace(/_id$/, '') ?? path,
  );

/** What a field is called: as the form labels it, where it shows it. */
const nameOf = ({ field, path }: Unread, registry: FieldRegistry | undefined): string => {
  const labels = [field, path, rootOf(field)].map((one) => {
    const name = registry?.fieldFor(one);
    return name === undefined ? undefined : registry?.entryOf(name)?.label;
  });
  return labels.find((label) => label !== undefined) ?? wordsOf(field);
};

const isShown = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Under a field whose stored value could not be read: the value, where it is text, and what becomes of it. */
export const unreadHint = ({ value }: Unread): string => {
  const stays = 'It stays as it is unless you change this field.';
  if (value === undefined || value === null) return `The server did not say what it has here. ${stays}`;
  if (!isShown(value)) return `What the server has here could not be read. ${stays}`;
  return `The server has “${value}” here, which could not be read. ${stays}`;
};

const withoutFields = () => () => undefined;

interface UnreadNoteProps {
  unread: readonly Unread[];
  /** The fields of a form, which tell their labels once they are there. */
  registry?: FieldRegistry;
}

/** Says of a record that has been loaded which of its values could not be read. */
export const UnreadNote = ({ unread, registry }: UnreadNoteProps) => {
  const named = unread.filter(({ value }) => value !== undefined);
  const names = useSyncExternalStore(registry?.subscribe ?? withoutFields, () =>
    joinedByAnd([...new Set(named.map((one) => nameOf(one, registry)))]),
  );
  if (names === '') return null;
  return (
    <Alert color="warning" role="status" title="Part of this record could not be read">
      {names}: what the server has there is kept.
    </Alert>
  );
};
