import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { sortMessages } from './field-registry';
import { focusFirstField, focusProblem, inScreenOrder } from './form-focus';
import type { FieldsForm, FormProblem } from './resource-form';

/** Reports a form's last save: its messages, and the focus. */
export const useFormReport = <Values extends object>({
  fields,
  registry,
}: Pick<FieldsForm<Values>, 'fields' | 'registry'>) => {
  const element = useRef<HTMLFormElement>(null);
  const attach = useCallback((form: HTMLFormElement | null) => {
    element.current = form;
  }, []);
  const [problem, setProblem] = useState<FormProblem>();
  const [notice, setNotice] = useState<string>();
  const focusNext = useRef<() => void>(undefined);
  /** The messages by path for fields that are not rendered yet. */
  const unplaced = useRef<Record<string, readonly string[]>>({});

  const place = (messages: Record<string, readonly string[]>) => {
    const { fields: placed, rest } = sortMessages(registry, messages);
    const names = inScreenOrder(element.current, Object.keys(placed));
    const isUnplaced = ([path]: [string, unknown]) => registry.fieldFor(path) === undefined;
    unplaced.current = Object.fromEntries(Object.entries(messages).filter(isUnplaced));
    return { fields: Object.fromEntries(names.map((name) => [name, placed[name]])), rest, names };
  };
  const placeLater = useEffectEvent(() => {
    const { fields: placed, rest, names } = place(unplaced.current);
    if (names.length === 0) return;
    fields.setErrors((errors) => ({ ...errors, ...placed }));
    setProblem((known) => known && { ...known, rest, inFields: true });
    focusNext.current = () => {
      if (document.activeElement?.closest('[role="alert"]')) focusProblem(element.current, names);
    };
  });
  // A long form can be saved before all of it is rendered.
  useEffect(() => registry.subscribe(() => placeLater()), [registry]);

  return {
    /** Sets the form's DOM element. */
    attach,
    problem,
    notice,
    /** Shows a remark on a save that succeeded. */
    note: setNotice,
    /** Shows why nothing, or not all, was saved, at the fields if possible. */
    refuse: (messages: Record<string, readonly string[]>, message?: string, saved?: FormProblem['saved']) => {
      const { fields: placed, rest, names } = place(messages);
      focusNext.current = () => focusProblem(element.current, names);
      fields.setErrors(placed);
      setProblem({ message, saved, rest, inFields: names.length > 0 });
    },
    clear: () => {
      unplaced.current = {};
      setProblem(undefined);
      setNotice(undefined);
    },
    /** Focuses the first field for the next record. */
    focusFirst: () => {
      focusNext.current = () => focusFirstField(element.current);
    },
    /** Focuses the field or summary of the last report. */
    focus: useCallback(() => {
      focusNext.current?.();
      focusNext.current = undefined;
    }, []),
  };
};
