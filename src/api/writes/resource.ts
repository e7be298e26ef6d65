import type { ZodObject } from 'zod';
import type { RequestOptions } from '@/api/client/call';
import { abortable, lifetime } from '@/api/client/lifetime';
import type { ListPageOf } from '@/lib/lists/paging';
import { loadChunk } from '@/lib/loading/chunk';
import type { Fields } from '@/lib/records/fields';
import { changesOf } from '@/lib/values/changes';
import type { Updatable } from './unsent';

interface ResourceOptions<Rec extends object, Values extends object, Body extends object> extends Updatable<
  Rec,
  Values,
  Body
> {
  /** Undefined for a part of a record that another form creates. */
  create?: (body: Body, options?: RequestOptions) => Promise<unknown>;
  remove?: (id: number) => Promise<unknown>;
  /** The fields of its body in the contract, and how its schema is loaded. */
  fields?: Fields;
  schema?: () => Promise<ZodObject>;
  /** A page of its list; undefined for a part of a record. */
  list?: ReadList;
  /** Fields that the API requires of a new record even if they are empty. */
  evenEmpty?: readonly (keyof Body & string)[];
}

/** Reads a page of a list. */
type ReadList = (
  params: { page: number; per_page: number },
  options?: RequestOptions,
  signal?: AbortSignal,
) => Promise<ListPageOf<{ id: number }>>;

/** The part of a resource that a form needs, without bodies. */
export interface FormResource<Rec extends object, Values extends object> {
  list?: ReadList | undefined;
  toValues: (record?: Rec) => Values;
  fields?: Fields | undefined;
  /** Loads the contract's schema of its body. */
  schema?: (() => Promise<ZodObject>) | undefined;
  /** Reads the current record; undefined, like `saveChanges`, if records are only created. */
  read?: (id: number) => Promise<Rec>;
  /** The body for the values, to validate by the contract's schema. */
  bodyOf: (values: Values, stored: Values) => object;
  create?: ((values: Values, options?: RequestOptions) => Promise<unknown>) | undefined;
  /**
   * Sends the fields that differ from the stored values, and those in `alsoSend`; `undefined` if there are none. `record` is
   * the current record, if it has just been read.
   */
  saveChanges?: (
    id: number,
    values: Values,
    stored: Values,
    options?: RequestOptions & { alsoSend?: ReadonlySet<string>; record?: Rec },
  ) => Promise<unknown> | undefined;
  remove?: ((id: number) => Promise<unknown>) | undefined;
}

/** Form values by their names. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** A resource of any record type. */
export type AnyResource = FormResource<object, FieldValues>;

const saysNothing = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  (typeof value === 'object' && !(value instanceof Blob) && Object.values(value).every(saysNothing));

/**
 * The body of a new record, without empty fields: they have nothing to clear yet, and an empty string may violate the
 * backend's rules for a number, a URL or a list.
 */
export const filledIn = <Body extends object>(body: Body, evenEmpty: readonly string[] = []): Body => {
  const said = Object.entries(body).filter(
    ([name, value]) => evenEmpty.includes(name) || !saysNothing(value),
  );
  return Object.fromEntries(said) as Body;
};

/** What a write that has begun waits for; it ends with its session, as the next one's user did not ask for it. */
const inSession = <T>(code: Promise<T>): Promise<T> => abortable(code, lifetime());

/** A record type with its reads and writes. An update sends only what was changed (`updateRecord`). */
export const resource = <Rec extends object, Values extends object, Body extends object>({
  create,
  remove,
  evenEmpty,
  fields,
  schema,
  list,
  ...own
}: ResourceOptions<Rec, Values, Body>) => {
  const { read, toValues, toBody } = own;

  /** Changes only these fields of a record. A list loads the code for it with the first write. */
  const update = async (
    id: number,
    fields: Partial<Body>,
    options?: RequestOptions & { record?: Rec | undefined },
  ) => {
    const { updateRecord } = await inSession(loadChunk(() => import('./update-record')));
    return updateRecord(own, id, fields, options);
  };

  return {
    list,
    fields,
    schema,
    toValues,
    read: async (id: number) => (await read(id)).data,
    bodyOf: toBody,
    create:
      create &&
      ((values: Values, options?: RequestOptions) =>
        create(filledIn(toBody(values, toValues()), evenEmpty), options)),

    update,

    remove,

    /**
     * Rejects if a record still holds `before` after a write of these fields, by whichever call. If the code for it
     * cannot be loaded, it resolves, as the write itself succeeded.
     */
    confirm: async (answer: unknown, id: number, fields: Partial<Body>, before: Partial<Body>) => {
      const code = await loadChunk(() => import('./change-record')).catch(() => undefined);
      await code?.confirmRecord(own, id, { answer, fields, before });
    },

    /** Changes these fields, which hold `before`, and rejects if they still do afterwards. */
    change: async (id: number, fields: Partial<Body>, before: Partial<Body>) => {
      const { changeRecord } = await inSession(loadChunk(() => import('./change-record')));
      await changeRecord(own, id, fields, before);
    },

    saveChanges: (
      id: number,
      values: Values,
      stored: Values,
      { alsoSend, ...options }: RequestOptions & { alsoSend?: ReadonlySet<string>; record?: Rec } = {},
    ) => {
      const fields = changesOf(toBody(values, stored), toBody(stored, stored), alsoSend);
      return Object.keys(fields).length > 0 ? update(id, fields, options) : undefined;
    },
  };
};

/** A record type that is only created. */
export const creatable = <Values extends object, Body extends object>({
  create,
  toValues,
  toBody,
  fields,
}: {
  fields?: Fields;
  create: (body: Body, options?: RequestOptions) => Promise<unknown>;
  toValues: () => Values;
  toBody: (values: Values) => Body;
}): FormResource<{ id: number }, Values> => ({
  fields,
  toValues,
  bodyOf: toBody,
  create: (values, options) => create(filledIn(toBody(values)), options),
});
