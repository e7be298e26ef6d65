import type { ComponentType } from 'react';
import type { ReadOptions } from './read-options';
import { RecordGate } from './record-gate';

/** The edit screen of a record: `what` names it while it is loading, `record` are its generated query options. */
export const editScreen =
  <Rec,>(
    what: string,
    record: (id: number) => ReadOptions<{ data: Rec }>,
    Form: ComponentType<{ record: Rec }>,
  ) =>
  ({ id }: { id: number }) => (
    <RecordGate what={what} record={record(id)}>
      {({ data }) => <Form record={data} />}
    </RecordGate>
  );
