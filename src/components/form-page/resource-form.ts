import type { UseFormReturnType } from '@mantine/form';
import type { LinkProps } from '@tanstack/react-router';
import type { ZodType } from 'zod';
import type { Conflict, WriteUndo } from '@/api/record-write';
import type { FormResource } from '@/api/resource';
import type { Unread } from '@/api/unread';
import type { Address } from '@/components/links/address';
import type { Draft } from '@/lib/storage/draft';
import type { FieldRegistry } from './field-registry';
import type { LeaveGuard } from './use-leave-guard';
import type { Then } from './use-save';

/** The fields of a record that every form needs. */
export interface Identified {
  id: number;
}

export interface FormStateOptions<Rec extends Identified, Values extends object> {
  /** The noun for a record, singular and in lower case: "feature". */
  noun: string;
  resource: FormResource<Rec, Values>;
  /** The record on display; undefined on a create screen. */
  record?: Rec | undefined;
  /** The initial values of a new record; the resource's by default. */
  initialValues?: Values | undefined;
  /** The values of a form cleared for another new record; `initialValues` by default. */
  clearedValues?: Values | undefined;
  /** The record's name in messages; its title or name by default. */
  name?: (values: Values) => string;
  /** The contract's schema of a whole body, shared by forms, offline backend and API. */
  schema: ZodType;
  /** The only status that clears the form of a new record, if the specification names one; any success by default. */
  clearOn?: number | undefined;
  /** Values that are never stored in a draft nor restored. */
  secret?: readonly (keyof Values & string)[];
  /** Awaited before anything is sent, such as pending uploads or a question; a rejection is shown. */
  beforeSave?: (values: Values) => Promise<void>;
  /** Runs after a successful save; the form may have been unmounted by then. */
  onSaved: (saved: {
    values: Values;
    /** The record's id, if the response has it. */
    id: number | undefined;
    created: boolean;
    /** Undoes the save, if there were old values. */
    undo: WriteUndo | undefined;
    /** The names of fields that were sent but not kept. */
    lost: readonly string[];
    onScreen: boolean;
    then: Then;
  }) => void;
}

export interface ResourceFormOptions<Rec extends Identified, Values extends object> extends Omit<
  FormStateOptions<Rec, Values>,
  'onSaved'
> {
  /** Where saving and discarding lead; by default, the list at the start of the form's path. */
  list?: Address;
  /** The search parameters that identify the form: they set its initial values, not its view. */
  origins?: readonly string[];
  /** The record's view screen, if there is one. */
  view?: ((id: number) => LinkProps) | undefined;
  /** The screen to open after a record is created, such as to add its children; by default, its view. */
  goOn?: ((id: number, values: Values) => LinkProps | undefined) | undefined;
  /** A warning before deleting, in sentences; undefined if there is none. */
  removeCaution?: (() => Promise<string | undefined>) | undefined;
}

/** Why a form was not, or not completely, saved. */
export interface FormProblem {
  /** Undefined if the field errors say it all. */
  message?: string | undefined;
  /** Some of it was saved. */
  saved?: 'partly' | undefined;
  /** The fields show the errors: once the last one is fixed, the problem is gone. */
  inFields: boolean;
  /** Messages that belong to no field of the form. */
  rest: readonly string[];
}

/** The part of a form that a field needs. */
export interface FieldsForm<Values extends object> {
  creating: boolean;
  /** Values of the record on display that could not be read. */
  unread: readonly Unread[];
  fields: UseFormReturnType<Values>;
  registry: FieldRegistry;
  /** Upload progress of the body, 0 to 1, while files are sent. */
  progress: number | undefined;
}

/** The state of a form for one record: values, validation, saving. Field components take it as `form`. */
export interface FormState<Values extends object> extends FieldsForm<Values> {
  noun: string;
  recordName: string;
  /** The part of the form that fields use; it changes only when they must render, so that sections can be memoized. */
  stable: FieldsForm<Values>;
  dirty: boolean;
  /** Reads the current state, not that of the last render. */
  isDirty: () => boolean;
  /** The names of values that differ from the initial ones. */
  changedNames: readonly string[];
  /** Calls the listener after every change; returns the function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
  saving: boolean;
  /** Fields are locked: new input would not be part of the save in flight. */
  locked: boolean;
  /** Aborts a save in flight. */
  cancel: () => void;
  problem: FormProblem | undefined;
  /** A remark on a save that succeeded but left the form as it is. */
  notice: string | undefined;
  submit: (then: Then) => void;
  /** Reads the current state, not that of the last render. */
  isSaving: () => boolean;
  /** Sets the form's DOM element, in which its fields are looked up. */
  attach: (form: HTMLFormElement | null) => void;
  /** Resets to the initial values. */
  reset: () => void;
  /** The unsaved changes: the values that differ, and their initial values. */
  unsaved: () => Required<Pick<Draft, 'values' | 'base'>>;
  /** Applies a draft over the values. */
  restore: (draft: Pick<Draft, 'values' | 'base'>) => void;
  /** Values that another user changed too; the user chooses a version before anything is sent. */
  conflict:
    | { versions: Conflict<Values>; resolve: (yielded: ReadonlySet<string>) => void; cancel: () => void }
    | undefined;
  /** Rejected files, by reason: asks once whether to save without them. */
  refusedFiles: { reasons: readonly string[]; saveWithout: () => void; cancel: () => void } | undefined;
  /** The record may exist already; asks whether to create another one. */
  another: { create: () => void; cancel: () => void } | undefined;
  /** The record was deleted meanwhile; `createAgain` recreates it from the form's values, if possible. */
  gone: { createAgain: (() => void) | undefined; cancel: () => void } | undefined;
}

/** The screen of a record's form. */
export interface RecordScreen {
  id: number;
  /** Whether the record is active, if it has that status. */
  active: boolean | undefined;
  /** The path to return to after saving. */
  list: string;
  /** The same screen of another record. */
  screen: (id: number) => LinkProps;
}

/** A form with a screen of its own: with a draft and navigation. */
export interface ResourceForm<Values extends object> extends FormState<Values> {
  /** Discards the input, with an undo. */
  discard: () => void;
  discardAndLeave: () => void;
  /** The record's view screen, if there is one. */
  view?: ((id: number) => LinkProps) | undefined;
  /** The record on display as it is stored; undefined on a create screen. */
  stored: RecordScreen | undefined;
  /** Deletes the record on display. */
  remove: (() => Promise<unknown>) | undefined;
  removeCaution?: (() => Promise<string | undefined>) | undefined;
  /** Leaves the form of a record after it was deleted. */
  removed: () => void;
  guard: LeaveGuard;
  draft: { at: number; restore: () => void; discard: () => void } | undefined;
}
