import { useCallback, useRef, useState } from 'react';
import { useForm } from '@mantine/form';
import type { Unread } from '@/api/unread';
import { rootOf } from '@/lib/values/path-root';
import { sameItems, sameValues } from '@/lib/values/same-values';
import { createFieldRegistry } from './field-registry';

interface FormValuesOptions<Values extends object> {
  initialValues: () => Values;
  /** Values of the record that could not be read. */
  unread: readonly Unread[];
}

const picked = <Values extends object>(values: Values, names: readonly string[]): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<Values>;

/** The values of a form, and which of them differ from the initial ones. */
export const useFormValues = <Values extends object>(options: FormValuesOptions<Values>) => {
  const { unread } = options;
  const [initialValues] = useState(options.initialValues);
  const [registry] = useState(createFieldRegistry);
  const [listeners] = useState(() => new Set<() => void>());
  const [changedNames, setChangedNames] = useState<readonly string[]>([]);
  const namesNow = useRef(changedNames);
  /** Edited fields whose old value is unreadable: any value counts as a change. */
  const edited = useRef<ReadonlySet<string>>(new Set());

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
      unread.some(({ path, field }) => [rootOf(path), rootOf(field)].includes(name)),
    );
    if (unsure.length > 0) edited.current = new Set([...edited.current, ...unsure]);
    const names = [...new Set([...differing, ...edited.current])];
    setNames(names);
    listeners.forEach((listener) => listener());
  };
  const fields = useForm<Values>({ mode: 'uncontrolled', initialValues, onValuesChange: changed });

  return {
    fields,
    registry,
    changedNames,
    edited: () => edited.current,
    /** Calls the listener after every change; returns the function that unsubscribes it. */
    subscribe: useCallback(
      (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      [listeners],
    ),
    /** The values that differ from the initial ones, with the initial ones. */
    changes: () => ({
      values: picked(fields.getValues(), namesNow.current),
      base: picked(fields.getInitialValues(), namesNow.current),
    }),
    /** Reads the current state, not that of the last render. */
    isDirty: () => namesNow.current.length > 0,
    becomeClean: () => {
      edited.current = new Set();
      setNames([]);
    },
  };
};
