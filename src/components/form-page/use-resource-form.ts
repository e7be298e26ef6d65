import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useForm, type UseFormReturnType } from '@mantine/form';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import type { ZodType } from 'zod';
import { isNoNews, reasonOf } from '@/api/errors';
import { linkTo, type Address } from '@/components/address';
import { notifyError, notifySuccess } from '@/components/notices';
import { withDraft } from '@/lib/draft';
import { markRecent } from '@/lib/recent-record';
import { validationErrors } from '@/lib/validation';
import { createFieldRegistry, sortMessages, type FieldRegistry } from './field-registry';
import { focusFirstField, focusProblem } from './form-focus';
import { sameValues } from './same-values';
import { createTypedEdits, type TypedEdits } from './typed-edits';
import { useDraft } from './use-draft';
import { useKept } from './use-kept';
import { formAddress, useLeaveGuard } from './use-leave-guard';
import { useSave, type SaveOptions, type Then } from './use-save';

interface ResourceFormOptions<Values extends object, Body> {
  /** How a record is called, in the singular and in lower case: "feature". */
  noun: string;
  /** The record on display; left out when one is created. */
  id?: number | undefined;
  /** Where saving and discarding lead back to. */
  list: Address;
  /** How messages name the record. */
  name: (values: Values) => string;
  initialValues: Values;
  /** The contract's schema of the body; forms, offline backend and API agree on it. */
  schema: ZodType;
  toBody: (values: Values) => Body;
  /** The generated create or update call; what it answers is not relied on. */
  save: (body: Body, options: SaveOptions) => Promise<unknown>;
  /**
   * The only status on which the form is cleared and left, where the specification names one; `save` hands its options
   * on to the call. Any success, unless told otherwise.
   */
  clearOn?: number;
}

/** Why a form was not saved. */
export interface FormProblem {
  message: string;
  /** Messages that no field of the form shows. */
  rest: readonly string[];
}

/** What a field needs of its form. */
export interface FieldsForm<Values extends object> {
  creating: boolean;
  fields: UseFormReturnType<Values>;
  registry: FieldRegistry;
  typed: TypedEdits;
  /** How much of the body has been sent, 0 to 1, while files are sent. */
  progress: number | undefined;
}

/** A form over one record: values, validation, saving, leaving. Field components take it as `form`. */
export interface ResourceForm<Values extends object> extends FieldsForm<Values> {
  noun: string;
  recordName: string;
  /** The same object until what fields show of it changes: with it the sections of a long form can be memoized. */
  stable: FieldsForm<Values>;
  dirty: boolean;
  /** The same as of now, not as of the last render. */
  isDirty: () => boolean;
  /** Calls the listener after every change of a value, without rendering anything; returns the way to stop it. */
  onValues: (listener: () => void) => () => void;
  saving: boolean;
  problem: FormProblem | undefined;
  /** What to know about a save that succeeded, but left the form as it is. */
  notice: string | undefined;
  submit: (then: Then) => void;
  discard: () => void;
  guard: ReturnType<typeof useLeaveGuard>;
  draft: { at: number; restore: () => void; discard: () => void } | undefined;
}

const savedId = (answer: unknown) => {
  const id = (answer as { data?: { id?: unknown } | null } | null | undefined)?.data?.id;
  return typeof id === 'number' ? id : undefined;
};

/** Owns a form's life: the contract's rules, one save at a time, the server's refusals, drafts and leaving. */
export const useResourceForm = <Values extends object, Body>(
  options: ResourceFormOptions<Values, Body>,
): ResourceForm<Values> => {
  const { noun, id, list, name, initialValues, schema, toBody, save, clearOn } = options;
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const router = useRouter();
  const [typed] = useState(createTypedEdits);
  useEffect(() => typed.settle, [typed]);
  const draft = useDraft(formAddress(pathname, search), `${id === undefined ? 'Create' : 'Edit'} ${noun}`);
  const [registry] = useState(createFieldRegistry);
  const [dirty, setDirty] = useState(false);
  const [problem, setProblem] = useState<FormProblem>();
  const [notice, setNotice] = useState<string>();
  const isDirty = useRef(false);
  const focusNext = useRef<() => void>(undefined);
  const isDirtyNow = () => {
    typed.settle();
    return isDirty.current;
  };
  const guard = useLeaveGuard(pathname, dirty, isDirtyNow);

  const [listeners] = useState(() => new Set<() => void>());
  const onValues = useCallback(
    (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    [listeners],
  );

  const changed = (values: Values) => {
    isDirty.current = !sameValues(values, fields.getInitialValues());
    setDirty(isDirty.current);
    if (isDirty.current) draft.keep(values);
    else draft.drop();
    for (const listener of listeners) listener();
  };
  const fields = useForm<Values>({ mode: 'uncontrolled', initialValues, onValuesChange: changed });

  const becomeClean = () => {
    typed.settle();
    isDirty.current = false;
    setDirty(false);
    draft.erase();
  };
  const leave = () => {
    if (state.fromList && router.history.canGoBack()) router.history.back();
    else void navigate(linkTo(list));
  };
  const refuse = (messages: Record<string, readonly string[]>, message: string) => {
    const sorted = sortMessages(registry, messages);
    focusNext.current = () => focusProblem(Object.keys(sorted.fields));
    fields.setErrors(sorted.fields);
    setProblem({ message, rest: sorted.rest });
  };

  const { progress, saving, isSaving, start } = useSave<Values>({
    send: (values, saveOptions) => save(toBody(values), saveOptions),
    onSaved: ({ answer, status, values, then, onScreen }) => {
      if (clearOn !== undefined && status !== clearOn) {
        const message = `Saved, but the server answered ${String(status ?? 'otherwise')}; check the list before saving again.`;
        if (onScreen) setNotice(message);
        else notifyError(message);
        return;
      }
      notifySuccess(`“${name(values)}” was ${id === undefined ? 'created' : 'saved'}.`);
      const saved = savedId(answer) ?? id;
      if (saved !== undefined) markRecent(router.buildLocation(linkTo(list)).pathname, saved);
      becomeClean();
      fields.reset();
      if (!onScreen) return;
      if (then === 'leave') leave();
      else focusNext.current = focusFirstField;
    },
    onFailed: ({ error, values, onScreen }) => {
      if (onScreen) refuse(error.fieldErrors, error.message);
      else if (!isNoNews(error)) notifyError(`“${name(values)}” was not saved. ${reasonOf(error)}`);
    },
  });

  const submit = (then: Then) => {
    if (isSaving()) return;
    // What follows a typed text, such as a slug, is saved with it.
    flushSync(typed.settle);
    const values = fields.getValues();
    const stored = id === undefined ? undefined : toBody(initialValues);
    const errors = validationErrors(schema, toBody(values), stored);
    if (Object.keys(errors).length > 0) {
      refuse(
        Object.fromEntries(Object.entries(errors).map(([path, message]) => [path, [message]])),
        'Some fields need a change.',
      );
      return;
    }
    setProblem(undefined);
    setNotice(undefined);
    fields.clearErrors();
    start(values, then);
  };

  const { proceed, status } = guard;
  const eraseDraft = draft.erase;
  const guarded = useMemo(
    () =>
      status === 'blocked'
        ? {
            ...guard,
            proceed: () => {
              // Until a save has been answered, this may be the only copy.
              if (!isSaving()) eraseDraft();
              proceed();
            },
          }
        : guard,
    [guard, proceed, status, eraseDraft, isSaving],
  );
  // Nothing takes the focus while it is being saved.
  useEffect(() => {
    if (saving) return;
    focusNext.current?.();
    focusNext.current = undefined;
  }, [saving, problem]);

  const { offered } = draft;
  const forFields = { creating: id === undefined, fields, registry, typed, progress };
  const stable = useKept(forFields, [
    fields.errors,
    Object.keys(initialValues).map(fields.key).join(),
    forFields.creating,
    progress,
  ]);
  return {
    ...forFields,
    noun,
    recordName: id === undefined ? '' : name(initialValues),
    stable,
    dirty,
    isDirty: isDirtyNow,
    onValues,
    saving,
    problem,
    notice,
    submit,
    discard: () => {
      becomeClean();
      setProblem(undefined);
      setNotice(undefined);
      fields.reset();
      leave();
    },
    guard: guarded,
    draft: offered && {
      at: offered.at,
      restore: () => {
        typed.settle();
        fields.setValues(withDraft(fields.getValues(), offered));
        draft.keep(fields.getValues());
        draft.accept();
      },
      discard: draft.erase,
    },
  };
};
