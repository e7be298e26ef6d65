import { statusOf } from '@/api/client/answer-status';
import type { RequestOptions } from '@/api/client/call';
import { ApiError } from '@/api/errors/api-error';
import { recordIn, savedId } from '@/api/tolerant/saved-id';
import { isFilledText } from '@/lib/text/is-filled-text';
import { valueAt } from '@/lib/values/paths';
import { newFiles, withArrived, withinRequest, withNewFiles } from './new-files';
import { persistedOf } from './persisted';
import { writeInRounds } from './picture-rounds';
import type { Written } from './record-write';
import type { FormResource } from './resource';

/** The result of a form's write that did not fail. */
export type Outcome<Values extends object> =
  | Written<Values>
  /** A new record, for which the server answered another status than the form waits for; the id only if it is sure. */
  | { kind: 'unclear'; id: number | undefined; stored: Values; status: number };

interface Creation<Values extends object> {
  values: Values;
  secret: readonly string[];
  /** The only status after which the form is cleared, if the specification names one. */
  resetOnStatus: number | undefined;
}

/** Whether this is the record that was sent, by its first text: a response may hold its parent instead. */
const isWhatWasSent = (sent: object, held: object): boolean => {
  const [name, text = ''] = Object.entries(sent).find(([, value]) => isFilledText(value)) ?? [];
  const kept: unknown = name === undefined ? undefined : valueAt(held, [name]);
  return isFilledText(kept) && kept.trim() === String(text).trim();
};

/** Creates a record; files that do not fit into the first request follow as changes of it. */
export const createRecord = async <Rec extends object, Values extends object>(
  { create, read, saveChanges, toValues }: FormResource<Rec, Values>,
  { values, secret, resetOnStatus }: Creation<Values>,
  options: RequestOptions,
): Promise<Outcome<Values>> => {
  if (!create) throw new ApiError('http', $localize`This cannot be saved here.`);
  const before = toValues();
  const part = withinRequest(values, before);
  const answer = await create(part, options);
  const status = statusOf(answer);
  const made = savedId(answer);
  const readAgain = read && made !== undefined ? () => read(made) : undefined;
  const kept = await persistedOf({ toValues, readAgain, before, sent: part, answer, secret });
  const stored = kept.stored ?? part;

  /** The id under which the record can be changed; undefined if that is not sure. */
  const changeable = async (): Promise<number | undefined> => {
    if (!saveChanges || !readAgain) return undefined;
    const answered = recordIn(answer) as Rec | undefined;
    if (answered && isWhatWasSent(part, toValues(answered))) return made;
    const found = await readAgain().catch(() => undefined);
    return found && isWhatWasSent(part, toValues(found)) ? made : undefined;
  };
  const isClear = resetOnStatus === undefined || status === resetOnStatus;
  const ours = withArrived(values, { sent: part, before, now: stored });
  const pictures = withNewFiles(values);
  const needsId = !isClear || newFiles(values).length > 0;
  const id = needsId ? await changeable() : undefined;

  if (id !== undefined && read && saveChanges && kept.stored) {
    const pick = (of: Values) => Object.keys(pictures).map((name) => [name, of[name as keyof Values]]);
    const sent = { ...kept.stored, ...(Object.fromEntries(pick(ours)) as Partial<Values>) };
    const writing = { id, before: kept.stored, sent, secret, begun: true };
    const { last, partly } = await writeInRounds({ toValues, read, saveChanges }, writing, options);
    if (partly) return { kind: 'partly', ...partly };
    if (last) {
      const others = kept.lost.filter(({ name }) => !(name in pictures));
      const lost = [...others, ...last.kept.lost.filter(({ name }) => name in pictures)];
      return isClear
        ? { kind: 'saved', answer, before, ...kept, stored: last.kept.stored, lost }
        : { kind: 'unclear', id, stored: last.kept.stored ?? stored, status };
    }
  }
  if (!isClear) return { kind: 'unclear', id, stored, status };
  const all = newFiles(values, { inLists: true }).length;
  const left = kept.stored
    ? newFiles(ours, { inLists: true }).length
    : all - newFiles(part, { inLists: true }).length;
  if (left === 0) return { kind: 'saved', answer, before, ...kept };
  // Without its id the record cannot be changed.
  const names = Object.keys(withNewFiles(kept.stored ? ours : values));
  const lost = [
    ...kept.lost.filter(({ name }) => !names.includes(name)),
    ...names.map((name) => ({ name, part: `${all - left} of ${all}` as const })),
  ];
  return { kind: 'saved', answer, before, ...kept, lost };
};
