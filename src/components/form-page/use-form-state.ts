import { useEffect, useState } from 'react';
import { useOnScreen } from '@/components/hooks/use-on-screen';
import { useStable } from '@/components/hooks/use-stable';
import { firstNonBlank, nameInForm, unnamed } from '@/lib/records/record-name';
import { mergedEdits } from '@/lib/values/merge-edits';
import { formErrors } from './form-errors';
import type { AfterSave, FieldsForm, FormStateOptions, Identified, Question } from './resource-form';
import { useFormReport } from './use-form-report';
import { useFormValues } from './use-form-values';
import { useSave } from './use-save';

/** Whether fields would render the same for both: Mantine returns new functions in each render. */
const sameToFields = <Values extends object>(before: FieldsForm<Values>, now: FieldsForm<Values>) =>
  before.fields.errors === now.fields.errors &&
  before.switchedOff === now.switchedOff &&
  before.progress === now.progress &&
  Object.keys(now.fields.getInitialValues()).every(
    (name) => before.fields.key(name) === now.fields.key(name),
  );

/** The flags that are on in the first values, and off in the others. */
const flagsOff = (first: object, cleared: object): readonly string[] => {
  const on = Object.entries(first).filter(([, value]) => value === true);
  const off = new Map<string, unknown>(Object.entries(cleared));
  return on.flatMap(([name]) => (off.get(name) === false ? [name] : []));
};

/**
 * The state of a form for one record: values, contract validation, one save at a time, server errors. It does not
 * depend on the URL, so a screen can have several.
 */
export const useFormState = <Rec extends Identified, Values extends object>(
  options: FormStateOptions<Rec, Values>,
) => {
  const { noun, resource, record, name = nameInForm, schema } = options;
  const [asked, setAsked] = useState<Question<Values>>();
  const [switchedOff, setSwitchedOff] = useState<readonly string[]>();
  const onScreen = useOnScreen();
  const form = useFormValues(options);
  const { fields, registry, unreadable } = form;
  const { problem, notice, attach, focus, ...report } = useFormReport({ fields, registry });
  const { progress, saving, locked, isSaving, cancel, ...save } = useSave({
    ...options,
    form,
    report,
    ask: setAsked,
    startOver: () => {
      const first = options.initialValues ?? resource.toValues();
      const cleared = options.clearedValues ?? first;
      form.reset(cleared);
      setSwitchedOff(flagsOff(first, cleared));
      report.focusFirst();
    },
  });

  const submit = (after: AfterSave, another = false) => {
    if (isSaving()) return;
    const { id, mayExist, isSaved } = save.target();
    const asks = mayExist && !another;
    setAsked(asks ? { kind: 'another', after } : undefined);
    if (asks) return;
    registry.tidy();
    const current = fields.getValues();
    const creating = id === undefined;
    if ((isSaved || !creating) && !form.isDirty()) {
      report.note($localize`There are no changes to save.`);
      return;
    }
    const stored = creating ? undefined : fields.getInitialValues();
    const errors = formErrors({ resource, schema, current, stored, edited: form.edited() });
    if (Object.keys(errors).length > 0) {
      report.refuse(Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, [message]])));
      return;
    }
    report.clear();
    fields.clearErrors();
    const reasons = registry.files.refused();
    if (reasons.length > 0) setAsked({ kind: 'rejected files', reasons, after });
    else save.start(current, after);
  };

  /** Continues with the save; of a conflict, the values in `keepTheirs` stay as the other user left them. */
  const proceed = (keepTheirs: ReadonlySet<string> = new Set()) => {
    if (!asked) return;
    setAsked(undefined);
    if (asked.kind === 'conflict') {
      const versions = { ...asked.conflict, ours: fields.getValues() };
      const merged = mergedEdits(versions, { keepTheirs, edited: form.edited() });
      form.rebase(versions.theirs, merged);
      save.start(merged, asked.after);
      return;
    }
    if (asked.kind === 'gone') save.createAgain();
    if (asked.kind === 'rejected files') registry.files.forget();
    submit(asked.after, true);
  };

  // Fields cannot be focused while locked, so the focus is set afterwards.
  useEffect(() => {
    if (!saving) focus();
  }, [saving, problem, focus]);

  const forFields: FieldsForm<Values> = {
    creating: record === undefined,
    switchedOff,
    described: resource.fields,
    unreadable,
    fields,
    registry,
    progress,
  };
  const stable = useStable(forFields, sameToFields);
  return {
    ...forFields,
    noun,
    recordName: record ? (firstNonBlank(name(resource.toValues(record))) ?? unnamed(noun, record.id)) : '',
    /** The part of the form that fields use; it changes only when they must render, so that sections can be memoized. */
    stable,
    changedNames: form.changedNames,
    dirty: form.dirty,
    isDirty: form.isDirty,
    subscribe: form.subscribe,
    unsaved: form.unsaved,
    restore: form.restore,
    problem,
    /** A remark on a save that succeeded but left the form as it is. */
    notice,
    attach,
    saving,
    locked,
    isSaving,
    cancel,
    submit: (after: AfterSave) =>
      registry.files.onceChecked(() => {
        if (onScreen.current) submit(after);
      }),
    /** Resets to the initial values. */
    reset: () => {
      report.clear();
      form.reset();
    },
    question: asked && { ...asked, proceed, cancel: () => setAsked(undefined) },
  };
};

export type FormState<Values extends object> = ReturnType<typeof useFormState<Identified, Values>>;
