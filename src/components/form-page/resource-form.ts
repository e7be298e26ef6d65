import type { UseFormReturnType } from '@mantine/form';
import type { LinkProps } from '@tanstack/react-router';
import type { ZodType } from 'zod';
import type { UnreadableValue } from '@/api/tolerant/unreadable';
import type { Conflict, WriteUndo } from '@/api/writes/record-write';
import type { FormResource } from '@/api/writes/resource';
import type { Address } from '@/components/links/address';
import type { NoticeLink } from '@/components/notices/notice-text';
import type { Fields } from '@/lib/records/fields';
import type { FieldRegistry } from './field-registry';

/** The fields of a record that every form needs. */
export interface Identified {
  id: number;
}

/** What follows a successful save: back to the list, the record's view, or the form cleared for another new record. */
export type AfterSave = 'leave' | 'open' | 'another';

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
  resetOnStatus?: number | undefined;
  /** Values that are never stored in a draft nor restored. */
  secret?: readonly (keyof Values & string)[];
  /**
   * Awaited before anything is sent, such as pending uploads or a question; a rejection is shown. If it returns values, they
   * are put into the form and saved.
   */
  beforeSave?: (values: Values) => Promise<Values | undefined>;
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
    after: AfterSave;
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
  afterCreate?: ((id: number, values: Values) => LinkProps | undefined) | undefined;
  /** The link in the notice about a created record, such as to what comes next; by default, to the record. */
  createdLink?: ((id: number, values: Values) => NoticeLink | undefined) | undefined;
  /** A warning before deleting, in sentences; undefined if there is none. */
  removeCaution?: (() => Promise<string | undefined>) | undefined;
}

/** Why a form was not, or not completely, saved, or why that is not known. */
export interface FormProblem {
  /** Undefined if the field errors say it all. */
  message?: string | undefined;
  /** Some of it was saved, or nobody knows whether it was. */
  saved?: 'partly' | 'unknown' | undefined;
  /** The fields show the errors: once the last one is fixed, the problem is gone. */
  inFields: boolean;
  /** Messages that belong to no field of the form. */
  rest: readonly string[];
}

/** What a form asks before a save can continue. */
export type Question<Values extends object> = { after: AfterSave } &
  /** Somebody else changed the same values: which to keep? */
  (
    | { kind: 'conflict'; conflict: Conflict<Values> }
    /** The record was deleted meanwhile: create it again, if that is possible? */
    | { kind: 'gone'; canCreate: boolean }
    /** The record may exist already: create another one? */
    | { kind: 'another' }
    | { kind: 'rejected files'; reasons: readonly string[] }
  );

/** The part of a form that a field needs. */
export interface FieldsForm<Values extends object> {
  creating: boolean;
  /** The flags that start on in a new record, and were switched off when the form was cleared for another one. */
  switchedOff?: readonly string[] | undefined;
  /** The fields of the body in the contract. */
  described: Fields | undefined;
  /** Values of the record on display that could not be read. */
  unreadable: readonly UnreadableValue[];
  fields: UseFormReturnType<Values>;
  registry: FieldRegistry;
  /** Upload progress of the body, 0 to 1, while files are sent. */
  progress: number | undefined;
}
