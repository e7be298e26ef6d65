import type { UseFormReturnType } from '@mantine/form';
import type { LinkProps } from '@tanstack/react-router';
import type { ZodType } from 'zod';
import type { Conflict, WriteUndo } from '@/api/record-write';
import type { FormResource } from '@/api/resource';
import type { Unread } from '@/api/unread';
import type { Address } from '@/components/address';
import type { Draft } from '@/lib/draft';
import type { FieldRegistry } from './field-registry';
import type { LeaveGuard } from './use-leave-guard';
import type { Then } from './use-save';

/** A record, as far as every form knows it. */
export interface Identified {
  id: number;
}

export interface FormStateOptions<Rec extends Identified, Values extends object> {
  /** How a record is called, in the singular and in lower case: "feature". */
  noun: string;
  resource: FormResource<Rec, Values>;
  /** The record on display; left out when one is created. */
  record?: Rec | undefined;
  /** What a new record starts from, where that is not what the resource says. */
  initialValues?: Values | undefined;
  /** What a form that is cleared for another new record holds, where that is not what it started from. */
  clearedValues?: Values | undefined;
  /** How messages name the record: by its title or name, unless it says otherwise. */
  name?: (values: Values) => string;
  /** The contract's schema of a whole body; forms, offline backend and API agree on it. */
  schema: ZodType;
  /** The only status that clears the form of a new record, where the specification names one; any success by default. */
  clearOn?: number | undefined;
  /** Values that never reach a draft, and are never put back. */
  secret?: readonly (keyof Values & string)[];
  /** Is waited for before anything is saved, such as uploads under way or a question; what it rejects with is shown. */
  beforeSave?: (values: Values) => Promise<void>;
  /** Runs once a save has gone through; the form may have been left by then. */
  onSaved: (saved: {
    values: Values;
    /** The record's id, where the response has it. */
    id: number | undefined;
    created: boolean;
    /** Takes it back, where old values were there. */
    undo: WriteUndo | undefined;
    /** What was sent and did not stay, by the names of the fields. */
    lost: readonly string[];
    onScreen: boolean;
    then: Then;
  }) => void;
}

export interface ResourceFormOptions<Rec extends Identified, Values extends object> extends Omit<
  FormStateOptions<Rec, Values>,
  'onSaved'
> {
  /** Where saving and discarding lead back to, where that is not the list at the beginning of the form's address. */
  list?: Address;
  /** The search parameters that make the form another one: what it starts from, not how it is looked at. */
  origins?: readonly string[];
  /** The screen on which a record is read, where there is one. */
  view?: ((id: number) => LinkProps) | undefined;
  /** The screen to open after a record is created, such as to add its children; by default, its view. */
  goOn?: ((id: number, values: Values) => LinkProps | undefined) | undefined;
  /** What to know before that, in sentences; nothing where it is a matter of course. */
  removeCaution?: (() => Promise<string | undefined>) | undefined;
}

/** Why a form was not saved. */
export interface FormProblem {
  /** Left out where the fields say it all. */
  message?: string | undefined;
  /** Fields show what is wrong: with the last message of a field, nothing is left to say. */
  inFields: boolean;
  /** Messages that no field of the form shows. */
  rest: readonly string[];
}

/** What a field needs of its form. */
export interface FieldsForm<Values extends object> {
  creating: boolean;
  /** What could not be read of the record on display. */
  unread: readonly Unread[];
  fields: UseFormReturnType<Values>;
  registry: FieldRegistry;
  /** How much of the body has been sent, 0 to 1, while files are sent. */
  progress: number | undefined;
}

/** The state of a form over one record: values, validation, saving. Field components take it as `form`. */
export interface FormState<Values extends object> extends FieldsForm<Values> {
  noun: string;
  recordName: string;
  /** The part of the form that fields use; it changes only when they must render, so that sections can be memoized. */
  stable: FieldsForm<Values>;
  dirty: boolean;
  /** Reads the present state, not that of the last render. */
  isDirty: () => boolean;
  /** The values that differ from those the form started from. */
  changedNames: readonly string[];
  /** Calls back after every change; returns the way to stop it. */
  subscribe: (listener: () => void) => () => void;
  saving: boolean;
  /** What is typed now would not be in what is being saved. */
  locked: boolean;
  /** Stops a save that is on its way. */
  cancel: () => void;
  problem: FormProblem | undefined;
  /** What to know about a save that succeeded, but left the form as it is. */
  notice: string | undefined;
  submit: (then: Then) => void;
  /** Reads the present state, not that of the last render. */
  isSaving: () => boolean;
  /** Sets the form's DOM element, in which it finds its own fields. */
  attach: (form: HTMLFormElement | null) => void;
  /** Back to the values that the form started from. */
  reset: () => void;
  /** What would be lost with the form: the values that differ, and what they were before. */
  unsaved: () => Required<Pick<Draft, 'values' | 'base'>>;
  /** Puts a draft over the values. */
  restore: (draft: Pick<Draft, 'values' | 'base'>) => void;
  /** Values that somebody else changed meanwhile, too: which are kept is chosen before anything is sent. */
  conflict:
    | { versions: Conflict<Values>; resolve: (yielded: ReadonlySet<string>) => void; cancel: () => void }
    | undefined;
  /** Files that were chosen and not taken, by the reasons: whether to save without them is asked once. */
  refusedFiles: { reasons: readonly string[]; saveWithout: () => void; cancel: () => void } | undefined;
  /** The record was deleted meanwhile; `createAgain` makes it again from what is in the form, where there is a way. */
  gone: { createAgain: (() => void) | undefined; cancel: () => void } | undefined;
}

/** The screen of a record's form. */
export interface RecordScreen {
  id: number;
  /** Whether the record is active, where records say so. */
  active: boolean | undefined;
  /** The path that saving leads back to. */
  list: string;
  /** The same screen of another record. */
  screen: (id: number) => LinkProps;
}

/** A form that has a screen to itself: with a draft, and a way out. */
export interface ResourceForm<Values extends object> extends FormState<Values> {
  /** Lets go of what was typed, which can be had back, and leaves. */
  discard: () => void;
  /** The same where somebody else leaves. */
  letGo: () => void;
  /** The screen on which the record is read, where there is one. */
  view?: ((id: number) => LinkProps) | undefined;
  /** The record on display as it is stored, unless one is created. */
  stored: RecordScreen | undefined;
  /** Deletes the record on display. */
  remove: (() => Promise<unknown>) | undefined;
  removeCaution?: (() => Promise<string | undefined>) | undefined;
  /** Leaves the form of a record that was deleted. */
  removed: () => void;
  guard: LeaveGuard;
  draft: { at: number; restore: () => void; discard: () => void } | undefined;
}
