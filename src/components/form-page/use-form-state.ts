import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Conflict } from '@/api/record-write';
import { savedId } from '@/api/saved-id';
import { unreadOf } from '@/api/unread';
import { useLatest } from '@/components/hooks/use-latest';
import { useStable } from '@/components/hooks/use-stable';
import { firstNonBlank, nameInForm, unnamed } from '@/lib/records/record-name';
import { type Draft, withDraft } from '@/lib/storage/draft';
import { mergedEdits } from '@/lib/values/merge-edits';
import { lostLabel } from './field-registry';
import { formErrors } from './form-errors';
import type { FormState, FormStateOptions, Identified } from './resource-form';
import { sameToFields } from './same-to-fields';
import { useFormReport } from './use-form-report';
import { type Finished, type Question, useFormSave } from './use-form-save';
import { useFormValues } from './use-form-values';
import { useOnceChecked } from './use-once-checked';
import { useRecordSave } from './use-record-save';
import type { Then } from './use-save';

/**
 * The state of a form for one record: values, contract validation, one save at a time, server errors. It does not
 * depend on the URL, so a screen can have several.
 */
export const useFormState = <Rec extends Identified, Values extends object>(
  options: FormStateOptions<Rec, Values>,
): FormState<Values> => {
  const { noun, resource, record, name = nameInForm, schema, clearOn, beforeSave, onSaved } = options;
  const id = record?.id;
  const [unread] = useState(() => unreadOf(record));
  const [open, setOpen] = useState<Question<Values>>();
  const after = useRef<Then>('leave');
  /** The current values are saved; the form may stay mounted for a moment. */
  const saved = useRef(false);
  /** The initial values of the restored draft. */
  const drafted = useRef<Partial<Values>>({});

  const values = useFormValues<Values>({
    initialValues: () => options.initialValues ?? resource.toValues(record),
    unread,
  });
  const { fields, registry, changedNames, subscribe, edited, isDirty } = values;
  const dirty = changedNames.length > 0;
  const report = useFormReport<Values>({ fields, registry });
  const { problem, notice, note, refuse, focus, attach } = report;
  const recordSave = useRecordSave({
    resource,
    id,
    base: () => ({ ...fields.getInitialValues(), ...drafted.current }),
    edited,
    secret: options.secret ?? [],
    clearOn,
  });
  const { creating } = recordSave;

  const finish = (sent: Values, outcome: Finished<Values>, onScreen: boolean) => {
    const then = after.current;
    const written = outcome.kind === 'saved' ? outcome : undefined;
    saved.current = then !== 'another';
    values.becomeClean();
    onSaved({
      values: written?.stored ?? sent,
      id: savedId(written?.answer) ?? recordSave.target(),
      created: creating,
      undo: written?.undo,
      lost: (written?.lost ?? []).map((value) => lostLabel(registry, value)),
      onScreen,
      then,
    });
    if (!onScreen || then !== 'another') return;
    recordSave.startOver();
    fields.setInitialValues(options.clearedValues ?? options.initialValues ?? resource.toValues());
    fields.reset();
    report.startOver();
  };

  const { progress, saving, preparing, isSaving, start, cancel } = useFormSave<Values>({
    prepare: beforeSave,
    send: (toSave, saveOptions) => recordSave.save(beforeSave ? fields.getValues() : toSave, saveOptions),
    name,
    ask: setOpen,
    report,
    rebase: (stored, ours) => {
      drafted.current = {};
      fields.setInitialValues(stored);
      fields.setValues(ours);
    },
    finish,
  });

  const submit = (then: Then, another = false) => {
    if (isSaving()) return;
    after.current = then;
    const asks = recordSave.mayExist() && !another;
    setOpen(asks ? { kind: 'another' } : undefined);
    if (asks) return;
    const current = fields.getValues();
    if ((saved.current || !creating) && !isDirty()) {
      note('There are no changes to save.');
      return;
    }
    const stored = creating ? undefined : fields.getInitialValues();
    const errors = formErrors({ resource, schema, current, stored, edited: edited() });
    if (Object.keys(errors).length > 0) {
      refuse(Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, [message]])));
      return;
    }
    report.clear();
    fields.clearErrors();
    const reasons = registry.files.refused();
    if (reasons.length > 0) setOpen({ kind: 'refused files', reasons });
    else start(current);
  };

  // Fields cannot be focused while locked, so the focus is set afterwards.
  useEffect(() => {
    if (!saving) focus();
  }, [saving, problem, focus]);

  /** Rebases the form on the other user's version, with our values on top except for `yielded`. */
  const resolve = (conflict: Conflict<Values>) => (yielded: ReadonlySet<string>) => {
    setOpen(undefined);
    const merged = mergedEdits({ ...conflict, ours: fields.getValues() }, { yielded, edited: edited() });
    drafted.current = {};
    fields.setInitialValues(conflict.theirs);
    fields.setValues(merged);
    start(merged);
  };

  const latestSubmit = useLatest(submit);
  const [onceChecked, callOff] = useOnceChecked(registry.files);
  const createAgain =
    recordSave.createAgain &&
    (() => {
      flushSync(() => {
        setOpen(undefined);
        recordSave.createAgain?.();
      });
      latestSubmit.current(after.current);
    });

  const forFields = { creating: id === undefined, unread, fields, registry, progress };
  const stable = useStable(forFields, sameToFields);
  const close = () => setOpen(undefined);
  return {
    ...forFields,
    noun,
    recordName: record ? (firstNonBlank(name(resource.toValues(record))) ?? unnamed(noun, record.id)) : '',
    stable,
    dirty,
    isDirty,
    changedNames,
    subscribe,
    saving,
    locked: saving && !preparing,
    cancel,
    problem,
    notice,
    submit: (then) => onceChecked(() => latestSubmit.current(then)),
    isSaving,
    attach,
    reset: () => {
      callOff();
      values.becomeClean();
      report.clear();
      drafted.current = {};
      registry.files.forgetRefused();
      fields.reset();
    },
    unsaved: () => {
      const { values: typed, base } = values.changes();
      return { values: typed, base: { ...base, ...drafted.current } };
    },
    restore: (draft: Pick<Draft, 'values' | 'base'>) => {
      drafted.current = (draft.base ?? {}) as Partial<Values>;
      fields.setValues(withDraft(fields.getValues(), draft));
    },
    conflict:
      open?.kind === 'conflict'
        ? { versions: open.conflict, resolve: resolve(open.conflict), cancel: close }
        : undefined,
    refusedFiles:
      open?.kind === 'refused files'
        ? {
            reasons: open.reasons,
            saveWithout: () => {
              registry.files.forgetRefused();
              submit(after.current);
            },
            cancel: close,
          }
        : undefined,
    another:
      open?.kind === 'another' ? { create: () => submit(after.current, true), cancel: close } : undefined,
    gone: open?.kind === 'gone' ? { createAgain, cancel: close } : undefined,
  };
};
