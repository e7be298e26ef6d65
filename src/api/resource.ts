import { changesOf } from '@/lib/changes';
import { loadChunk } from '@/lib/chunk';
import { rootOf } from '@/lib/path-root';
import { ApiError } from './errors';
import type { RequestOptions } from './http';
import { refusesValues } from './refusal';
import { answerAbout } from './saved-id';
import { isUnread, isUnsaid } from './unread';

interface ResourceOptions<Rec extends object, Values extends object, Body extends object> {
  /** The generated calls. */
  read: (id: number) => Promise<{ data: Rec }>;
  /** Undefined for a part of a record that another form creates. */
  create?: (body: Body, options?: RequestOptions) => Promise<unknown>;
  update: (id: number, fields: Partial<Body>, options?: RequestOptions) => Promise<unknown>;
  remove?: (id: number) => Promise<unknown>;
  /** The form values of a record, or of a new one. */
  toValues: (record?: Rec) => Values;
  /** The whole body for a form's values; `stored` are the initial ones: only changed files are sent. */
  toBody: (values: Values, stored: Values) => Body;
  /** Fields that the API requires of a new record even if they are empty. */
  evenEmpty?: readonly (keyof Body & string)[];
}

/** The part of a resource that a form needs, without bodies. */
export interface FormResource<Rec extends object, Values extends object> {
  toValues: (record?: Rec) => Values;
  /** Reads the current record; undefined, like `saveChanges`, if records are only created. */
  read?: (id: number) => Promise<Rec>;
  /** The body for the values, to validate by the contract's schema. */
  bodyOf: (values: Values, stored: Values) => object;
  create?: ((values: Values, options?: RequestOptions) => Promise<unknown>) | undefined;
  /** Sends the fields that differ from the stored values, and those in `also`; `undefined` if there are none. */
  saveChanges?: (
    id: number,
    values: Values,
    stored: Values,
    options?: RequestOptions & { also?: ReadonlySet<string> },
  ) => Promise<unknown> | undefined;
  remove?: ((id: number) => Promise<unknown>) | undefined;
}

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

/** Files are sent only when they change, even in a completed body. */
const fileFields = new Set(['image', 'images', 'alt', 'gallery']);

/**
 * A record type with its reads and writes: an update sends only changed fields. If a backend requires whole records, it
 * refuses (422, 400) fields that were not sent: then the record is read, the body is completed with its readable
 * values, and sent again; until the page is reloaded, later bodies are completed at once.
 */
export const resource = <Rec extends object, Values extends object, Body extends object>({
  read,
  create,
  update,
  remove,
  toValues,
  toBody,
  evenEmpty,
}: ResourceOptions<Rec, Values, Body>) => {
  let wantsWhole = false;

  const unsent = async (id: number, fields: object): Promise<Partial<Body>> => {
    const record = (await read(id)).data;
    const values = toValues(record);
    const entries = Object.entries(toBody(values, values)).filter(
      ([key]) => !(key in fields) && !fileFields.has(key) && !isUnread(record, key) && !isUnsaid(record, key),
    );
    return Object.fromEntries(entries) as Partial<Body>;
  };

  /** The unsent fields, if the error is about one of them; else `undefined`. */
  const unsentAskedFor = async (error: unknown, id: number, fields: object) => {
    if (!(error instanceof ApiError) || !refusesValues(error.status)) return undefined;
    const refused = Object.keys(error.fieldErrors).map(rootOf);
    if (refused.every((name) => name === '' || name in fields)) return undefined;
    const missing = await unsent(id, fields);
    return refused.some((name) => name in missing || `${name}_id` in missing) ? missing : undefined;
  };

  /** Changes only these fields of a record. */
  const updateFields = async (id: number, fields: Partial<Body>, options?: RequestOptions) => {
    if (wantsWhole) return update(id, { ...(await unsent(id, fields)), ...fields }, options);
    try {
      return await update(id, fields, options);
    } catch (error) {
      const missing = await unsentAskedFor(error, id, fields);
      if (!missing) throw error;
      const answer = await update(id, { ...missing, ...fields }, options);
      wantsWhole = true;
      return answer;
    }
  };

  /**
   * Rejects if a record still holds `before` after a write of these fields, by whichever call. A list loads the code
   * for it with the first write; if that fails, it resolves, as the write itself succeeded.
   */
  const confirm = async (answer: unknown, id: number, fields: Partial<Body>, before: Partial<Body>) => {
    const kept = await loadChunk(() => import('./kept')).catch(() => undefined);
    if (!kept) return;
    const { lost } = await kept.keptOf({
      toValues: (record?: Rec) => toBody(toValues(record), toValues(record)),
      readAgain: async () => (await read(id)).data,
      before,
      sent: fields,
      answer: answerAbout(id, answer),
    });
    kept.requireKept(lost);
  };

  return {
    toValues,
    read: async (id: number) => (await read(id)).data,
    bodyOf: toBody,
    create:
      create &&
      ((values: Values, options?: RequestOptions) =>
        create(filledIn(toBody(values, toValues()), evenEmpty), options)),

    update: updateFields,

    remove,

    confirm,

    /** Changes these fields, which hold `before`, and rejects if they still do afterwards. */
    change: async (id: number, fields: Partial<Body>, before: Partial<Body>) =>
      confirm(await updateFields(id, fields), id, fields, before),

    saveChanges: (
      id: number,
      values: Values,
      stored: Values,
      { also, ...options }: RequestOptions & { also?: ReadonlySet<string> } = {},
    ) => {
      const fields = changesOf(toBody(values, stored), toBody(stored, stored), also);
      return Object.keys(fields).length > 0 ? updateFields(id, fields, options) : undefined;
    },
  };
};

/** A record type that is only created. */
export const creatable = <Values extends object, Body extends object>({
  create,
  toValues,
  toBody,
}: {
  create: (body: Body, options?: RequestOptions) => Promise<unknown>;
  toValues: () => Values;
  toBody: (values: Values) => Body;
}): FormResource<{ id: number }, Values> => ({
  toValues,
  bodyOf: toBody,
  create: (values, options) => create(filledIn(toBody(values)), options),
});
