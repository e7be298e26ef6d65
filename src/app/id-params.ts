import { notFound } from '@tanstack/react-router';
import { parseRecordId } from '@/lib/records/record-id';

/** Route options that parse a path parameter as a record's id; any other value is "not found". */
export const idParams = <Name extends string>(name: Name) => ({
  parse: (params: Record<Name, string>) => {
    const id = parseRecordId(params[name]);
    if (id === undefined) throw notFound();
    return { [name]: id } as Record<Name, number>;
  },
});
