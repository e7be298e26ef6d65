import { useCallback, useRef, useState } from 'react';
import { useForm } from '@mantine/form';
import { unreadableOf } from '@/api/tolerant/unreadable';
import { type Draft, withDraft } from '@/lib/storage/draft';
import { rootOf } from '@/lib/values/paths';
import { sameItems, sameValues } from '@/lib/values/same-values';
import { createFieldRegistry } from './field-registry';
import type { FormStateOptions, Identified } from './resource-form';

const picked = <Values extends object>(values: Values, names: readonly string[]): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<Values>;

/** The values of a form, and which of them differ from the initial ones. */
export const useFormValues = <Rec extends Identified, Values extends object>({
  resource,
  record,
  initialValues,
}: Pick<FormStateOptions<Rec, Values>, 'resource' | 'record' | 'initialValues'>) => {
  /** Values of the record that could not be read. */
  const [unreadable] = useState(() => unreadableOf(record));
  const [registry] = useState(createFieldRegistry);
  const [listeners] = useState(() => new Set<() => void>());
  const [changedNames, setChangedNames] = useState<readonly string[]>([]);
  const namesNow = useRef(changedNames);
  /** Edited fields whose old value is unreadable: any value counts as a change. */
  const edited = useRef<ReadonlySet<string>>(new Set());
  /** The initial values of the restored draft. */
  const drafted = useRef<Partial<Values>>({});

  const setNames = (names: readonly string[]) => {
    if (sameItems(names, namesNow.current)) return;
    namesNow.current = names;
    setChangedNames(names);
  };
  const changed = (values: Values) => {
    const initial = fields.getInitialValues();
    const differing = Object.keys(values).filter(
      (name) => !sameValues(values[name as keyof Values], initial[name as keyof Values]),
    );
    const unsure = differing.filter((name) =>
      unreadable.some(({ path, field }) => [rootOf(path), rootOf(field)].includes(name)),
    );
    if (unsure.length > 0) edited.current = new Set([...edited.current, ...unsure]);
    setNames([...new Set([...differing, ...edited.current])]);
    listeners.forEach((listener) => listener());
  };
  const [initial] = useState(() => initialValues ?? resource.toValues(record));
  const fields = useForm<Values>({ mode: 'uncontrolled', initialValues: initial, onValuesChange: changed });

  const becomeClean = () => {
    edited.current = new Set();
    setNames([]);
  };
  return {
    fields,
    registry,
    unreadable,
    /** The names of values that differ from the initial ones. */
    changedNames,
    dirty: changedNames.length > 0,
    /** Reads the current state, not that of the last render. */
    isDirty: () => namesNow.current.length > 0,
    edited: () => edited.current,
    /** The values before the edits: the initial ones, or those of the restored draft. */
    base: (): Values => ({ ...fields.getInitialValues(), ...drafted.current }),
    /** Calls the listener after every change; returns the function that unsubscribes it. */
    subscribe: useCallback(
      (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      [listeners],
    ),
    /** The unsaved changes: the values that differ, and their initial values. */
    unsaved: () => ({
      values: picked(fields.getValues(), namesNow.current),
      base: { ...picked(fields.getInitialValues(), namesNow.current), ...drafted.current },
    }),
    /** Applies a draft over the values. */
    restore: (draft: Pick<Draft, 'values' | 'base'>) => {
      drafted.current = (draft.base ?? {}) as Partial<Values>;
      fields.setValues(withDraft(fields.getValues(), draft));
    },
    /** Continues from other initial values, with `ours` on top. */
    rebase: (initial: Values, ours: Values) => {
      drafted.current = {};
      fields.setInitialValues(initial);
      fields.setValues(ours);
    },
    becomeClean,
    /** Resets to the initial values, or to other ones that replace them. */
    reset: (initial?: Values) => {
      becomeClean();
      drafted.current = {};
      registry.files.forget();
      if (initial) fields.setInitialValues(initial);
      fields.reset();
    },
  };
};
