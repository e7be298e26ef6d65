import { changesOf } from '@/lib/changes';
import { loadChunk } from '@/lib/chunk';
import { rootOf } from '@/lib/field-path';
import { ApiError } from './errors';
import type { RequestOptions } from './http';
import { refusesValues } from './refusal';
import { answerAbout } from './saved-id';
import { isUnread, isUnsaid } from './unread';

interface ResourceOptions<Rec extends object, Values extends object, Body extends object> {
  /** The generated calls. */
  read: (id: number) => Promise<{ data: Rec }>;
  /** Left out for a part of a record that another form creates. */
  create?: (body: Body, options?: RequestOptions) => Promise<unknown>;
  update: (id: number, fields: Partial<Body>, options?: RequestOptions) => Promise<unknown>;
  remove?: (id: number) => Promise<unknown>;
  /** What a form holds for a record, or for a new one. */
  toValues: (record?: Rec) => Values;
  /** The whole body for a form's values. `stored` are those that it started from: of files only what changed is sent. */
  toBody: (values: Values, stored: Values) => Body;
  /** What the API wants of a new record also where it is empty. */
  evenEmpty?: readonly (keyof Body & string)[];
}

/** What a form needs of a resource; it knows nothing of bodies. */
export interface FormResource<Rec extends object, Values extends object> {
  toValues: (record?: Rec) => Values;
  /** Reads the record as it is now; left out, like `saveChanges`, where records are only created. */
  read?: (id: number) => Promise<Rec>;
  /** The body for the values, for the contract's schema to look at. */
  bodyOf: (values: Values, stored: Values) => object;
  create?: ((values: Values, options?: RequestOptions) => Promise<unknown>) | undefined;
  /** Sends the fields in which the values differ from the stored ones, and `also` these; `undefined` when there are none. */
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
 * What a new record is made of: fields left empty have nothing to clear yet, and a backend may hold an empty text against the
 * rules of a number, an address or a list.
 */
export const filledIn = <Body extends object>(body: Body, evenEmpty: readonly string[] = []): Body => {
  const said = Object.entries(body).filter(
    ([name, value]) => evenEmpty.includes(name) || !saysNothing(value),
  );
  return Object.fromEntries(said) as Body;
};

/** Files travel when they change; a body that is completed does not repeat them. */
const fileFields = new Set(['image', 'images', 'alt', 'gallery']);

/**
 * A kind of record as the application reads and writes it: an update sends changed fields only. A backend may want whole
 * records instead; it says so by refusing (422, 400) fields that were not sent. Then the record is read, the body completed with
 * what it says and could be read, and sent once more; from then on, until the page is left, bodies are completed at once.
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

  /** The unsent fields, if the refusal names one of them; `undefined` when it is about something else. */
  const unsentAskedFor = async (error: unknown, id: number, fields: object) => {
    if (!(error instanceof ApiError) || !refusesValues(error.status)) return undefined;
    const refused = Object.keys(error.fieldErrors).map(rootOf);
    if (refused.every((name) => name === '' || name in fields)) return undefined;
    const missing = await unsent(id, fields);
    return refused.some((name) => name in missing || `${name}_id` in missing) ? missing : undefined;
  };

  /** Changes these fields of a record, and no others. */
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
   * Rejects where a record still holds `before` after a write of these fields, whichever call wrote them. A list loads the
   * code for it with the first write; without that nothing is said, as the write itself went through.
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

    /** Changes these fields, which hold `before`, and rejects where the record still holds that afterwards. */
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

/** A kind of record that the application creates and does not change. */
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
