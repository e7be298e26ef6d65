import { useCallback, useRef, useState } from 'react';
import { sortMessages } from './field-registry';
import { focusFirstField, focusProblem } from './form-focus';
import type { FieldsForm, FormProblem } from './resource-form';

/** What a form says of its last save, and where it leads the focus then. */
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

  return {
    /** Sets the form's DOM element. */
    attach,
    problem,
    notice,
    /** Says something about a save that succeeded. */
    note: setNotice,
    /** Says why nothing was saved, at the fields where it can. */
    refuse: (messages: Record<string, readonly string[]>, message?: string) => {
      const sorted = sortMessages(registry, messages);
      const names = Object.keys(sorted.fields);
      focusNext.current = () => focusProblem(element.current, names);
      fields.setErrors(sorted.fields);
      setProblem({ message, rest: sorted.rest, inFields: names.length > 0 });
    },
    clear: () => {
      setProblem(undefined);
      setNotice(undefined);
    },
    /** The next one to fill in is the first field. */
    startOver: () => {
      focusNext.current = () => focusFirstField(element.current);
    },
    /** Leads the focus to where the last word of it points. */
    focus: useCallback(() => {
      focusNext.current?.();
      focusNext.current = undefined;
    }, []),
  };
};
