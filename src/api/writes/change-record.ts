import { answerAbout } from '@/api/tolerant/saved-id';
import { inSomeWay } from './in-some-way';
import { type Persisted, persistedOf, requirePersisted } from './persisted';
import type { Updatable } from './unsent';
import { updateRecord } from './update-record';

/** What became of fields that held `before` and were sent, by the response or the record read again. */
const keptIn = <Rec extends object, Values extends object, Body extends object>(
  { read, toValues, toBody }: Updatable<Rec, Values, Body>,
  id: number,
  { answer, fields, before }: { answer: unknown; fields: Partial<Body>; before: Partial<Body> },
): Promise<Persisted<Body>> =>
  persistedOf({
    toValues: (record?: Rec) => toBody(toValues(record), toValues(record)),
    readAgain: async () => (await read(id)).data,
    before,
    sent: fields,
    answer: answerAbout(id, answer),
  });

/** Rejects if a record still holds `before` after a write of these fields, by whichever call. */
export const confirmRecord = async <Rec extends object, Values extends object, Body extends object>(
  resource: Updatable<Rec, Values, Body>,
  id: number,
  written: { answer: unknown; fields: Partial<Body>; before: Partial<Body> },
): Promise<void> => requirePersisted((await keptIn(resource, id, written)).lost);

/** Changes these fields of a record, which hold `before`, and rejects if they still do afterwards. */
export const changeRecord = async <Rec extends object, Values extends object, Body extends object>(
  resource: Updatable<Rec, Values, Body>,
  id: number,
  fields: Partial<Body>,
  before: Partial<Body>,
): Promise<void> => {
  const kept = await inSomeWay(async (options) =>
    keptIn(resource, id, { answer: await updateRecord(resource, id, fields, options), fields, before }),
  );
  requirePersisted(kept.lost);
};
