import { useSyncExternalStore } from 'react';
import { Alert } from '@mantine/core';
import type { UnreadableValue } from '@/api/tolerant/unreadable';
import { joinedByAnd } from '@/lib/formats/formats';
import { fieldLabel } from '@/lib/text/labels';
import { rootOf } from '@/lib/values/paths';
import type { FieldRegistry } from './field-registry';

/** A readable name for a path: `vendor_id` is "Vendor", `meta_tag.title` is "Title". */
const wordsOf = (path: string): string =>
  fieldLabel(path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? path);

/** The label of the field, if the form shows it, else a name from its path. */
const nameOf = ({ field, path }: UnreadableValue, registry: FieldRegistry | undefined): string => {
  const labels = [field, path, rootOf(field)].map((one) => {
    const name = registry?.fieldFor(one);
    return name === undefined ? undefined : registry?.entryOf(name)?.label;
  });
  return labels.find((label) => label !== undefined) ?? wordsOf(field);
};

const isShown = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** The hint under a field whose stored value could not be read: the value, if it is text, and what saving does. */
export const unreadableHint = ({ value }: UnreadableValue): string => {
  const stays = $localize`It stays as it is unless you change this field.`;
  if (value === undefined || value === null)
    return $localize`The server did not say what it has here. ${stays}:stays:`;
  if (!isShown(value)) return $localize`What the server has here could not be read. ${stays}:stays:`;
  return $localize`The server has “${value}:value:” here, which could not be read. ${stays}:stays:`;
};

const withoutFields = () => () => undefined;

interface UnreadableNoteProps {
  unreadable: readonly UnreadableValue[];
  /** The fields of a form, which register their labels when they mount. */
  registry?: FieldRegistry;
}

/** Lists the values of a loaded record that could not be read. */
export const UnreadableNote = ({ unreadable, registry }: UnreadableNoteProps) => {
  const named = unreadable.filter(({ value }) => value !== undefined);
  const names = useSyncExternalStore(registry?.subscribe ?? withoutFields, () =>
    joinedByAnd([...new Set(named.map((one) => nameOf(one, registry)))]),
  );
  if (names === '') return null;
  return (
    <Alert color="warning" role="status" title={$localize`Part of this record could not be read`}>
      {$localize`${names}:names:: what the server has there is kept.`}
    </Alert>
  );
};
