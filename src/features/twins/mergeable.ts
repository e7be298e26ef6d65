import { ApiError } from '@/api/errors/api-error';
import { isPresent } from '@/api/tolerant/unreadable';
import { isStored, requireWritten, writeRecord } from '@/api/writes/record-write';
import type { FormResource } from '@/api/writes/resource';
import { joinedByAnd } from '@/lib/formats/formats';
import { labelIn } from '@/lib/records/fields';

/** Form values by their names. */
export type FieldValues = Readonly<Record<string, unknown>>;

/** Fields of a record that can be given other values, as its form does it. */
export interface Mergeable {
  /** The values that can be compared: those that could be read, without files. */
  valuesOf: (record: object) => FieldValues;
  labelOf: (name: string) => string;
  /** Changes these values, unless somebody else changed them since; what a lost answer had changed is kept. */
  write: (id: number, before: FieldValues, after: FieldValues) => Promise<void>;
  read: (id: number) => Promise<object>;
}

/** The form of a resource, as fields of one record that are taken over from another. */
export const mergeable = <Rec extends object, Values extends object>(
  resource: FormResource<Rec, Values>,
): Mergeable => {
  const { read, saveChanges, toValues, fields = {} } = resource;
  if (!read || !saveChanges) throw new ApiError('http', $localize`This cannot be changed here.`);
  const labelOf = (name: string) => labelIn(fields, name);
  return {
    labelOf,
    read,
    valuesOf: (record) =>
      Object.fromEntries(
        Object.entries(toValues(record as Rec)).filter(
          ([name, value]) => isPresent(record, name) && !isStored(value) && !name.startsWith('password'),
        ),
      ),
    write: async (id, before, after) => {
      const edit = {
        base: before as Partial<Values>,
        ours: after as Partial<Values>,
        sentBefore: after as Partial<Values>,
      };
      requireWritten(
        await writeRecord({ toValues, read, saveChanges }, id, edit),
        (names) =>
          new ApiError(
            'http',
            $localize`Somebody else changed ${joinedByAnd(names.map(labelOf))}:names: meanwhile. Compare the two again.`,
          ),
      );
    },
  };
};
