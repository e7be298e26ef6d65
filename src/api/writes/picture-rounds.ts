import type { RequestOptions } from '@/api/client/call';
import { ApiError, mayBeSaved, toApiError } from '@/api/errors/api-error';
import { answerAbout } from '@/api/tolerant/saved-id';
import { withOmitted } from '@/api/tolerant/unreadable';
import type { GalleryItem } from '@/lib/files/gallery';
import { formatCount, joinedByAnd } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { isEmpty } from '@/lib/values/is-empty';
import { valueAt } from '@/lib/values/paths';
import { inSomeWay } from './in-some-way';
import { keptBeside, newFiles, withArrived, withinRequest, withNewFiles, wrongTexts } from './new-files';
import { type Persisted, persistedOf } from './persisted';
import type { FormResource } from './resource';

/** What a write needs of a resource. */
export type Writable<Rec extends object, Values extends object> = Pick<
  Required<FormResource<Rec, Values>>,
  'toValues' | 'read' | 'saveChanges'
>;

/** A record of which some values were stored, and why the others were not. */
export interface Partly<Values extends object> {
  id: number;
  /** What is stored now. */
  stored: Values;
  /** Our values, of which the new files that are stored are no longer new. */
  ours: Values;
  error: ApiError;
}

/** The result of all requests of a write. */
export interface Rounds<Values extends object> {
  /** The last response; undefined if nothing was sent. */
  last: { answer: unknown; kept: Persisted<Values> } | undefined;
  partly: Partly<Values> | undefined;
}

interface Writing<Rec extends object, Values extends object> {
  id: number;
  /** The record as it was read before, if it was. */
  record?: Rec;
  before: Values;
  sent: Values;
  alsoSend?: ReadonlySet<string>;
  secret: readonly string[];
  /** Only the files are left to send. */
  begun?: boolean;
}

const named = 5;

const notKept = (files: readonly File[], all: number) => {
  const names = files.slice(0, named).map(({ name }) => `“${name}”`);
  const more = files.length > named ? $localize` and ${formatCount(files.length - named)}:files: more` : '';
  return new ApiError(
    'http',
    $localize`The server kept ${formatCount(all - files.length)}:all: of ${plural(all, { one: $localize`one image`, other: $localize`# images` })}:plural:, but not ${names.join(', ')}:names:${more}:more:. What it did not keep is still chosen here.`,
  );
};

/** The error that names the images of which the server did not keep the text; `wanted` has ours, `now` the server's. */
const textsNotKept = <Values extends object>(wanted: Partial<Values>, now: Values) => {
  const names = Object.entries(wanted).flatMap(([name, images]) => {
    const held = [now[name as keyof Values]].flat() as GalleryItem[];
    return ([images].flat() as GalleryItem[]).flatMap(({ alt }, index) =>
      alt === held[index]?.alt ? [] : $localize`image ${formatCount(index + 1)}:index: (“${alt}:alt:”)`,
    );
  });
  return new ApiError(
    'http',
    $localize`The server did not keep the alt text of ${joinedByAnd(names)}:names:. What you typed is still here.`,
  );
};

const former = () =>
  new ApiError(
    'http',
    $localize`The server kept the former image beside the new one. Both are here now: remove the one that you do not want.`,
  );

const unreadable = () =>
  new ApiError('malformed', $localize`The record could not be read after the first images.`, {
    ambiguous: true,
  });

/** Whether a value was emptied besides these fields. */
const emptiesBeside = (names: readonly string[], { before, sent }: { before: object; sent: object }) =>
  Object.entries(sent).some(
    ([name, value]) => !names.includes(name) && isEmpty(value) && !isEmpty(valueAt(before, [name])),
  );

const sizeOf = (files: readonly File[]) => files.reduce((sum, { size }) => sum + size, 0);

/** The error, with what is known to be stored all the same. */
const withArrivals = (error: unknown, arrived: number): ApiError => {
  const { kind, message, status, fieldErrors } = toApiError(error);
  const text = plural(arrived, {
    one: $localize`One image has arrived, and is not sent again.`,
    other: $localize`# images have arrived, and are not sent again.`,
  });
  return new ApiError(kind, arrived > 0 ? `${message} ${text}` : message, { status, fieldErrors });
};

/**
 * Changes a record by as many requests as its new files need: the first one holds all other changes, too. The texts of
 * new images are compared afterwards, and sent once more by themselves where the server gave them to other images.
 * Rejects if nothing was stored.
 */
export const writeInRounds = async <Rec extends object, Values extends object>(
  { toValues, read, saveChanges }: Writable<Rec, Values>,
  { id, record, before, sent, alsoSend, secret, begun = false }: Writing<Rec, Values>,
  options: RequestOptions,
): Promise<Rounds<Values>> => {
  const all = newFiles(sent);
  const pictures = Object.keys(withNewFiles(sent));
  let [stored, ours] = [before, sent];
  let last: Rounds<Values>['last'];
  const readAgain = () => read(id);

  const send = async (part: Values, done: number, first: boolean): Promise<boolean> => {
    const [base, bytes] = [stored, sizeOf(newFiles(part))];
    const progress = options.onUploadProgress;
    const onUploadProgress = (fraction: number) =>
      progress?.((done + fraction * bytes) / Math.max(1, sizeOf(all)));
    const { written } = await inSomeWay(
      async (ways) => {
        const sending = saveChanges(id, part, base, {
          ...ways,
          ...(first && { ...(alsoSend && { alsoSend }), ...(record && { record }) }),
        });
        if (!sending) return { heard: undefined, written: undefined };
        const answer = answerAbout(id, await sending);
        const kept = await persistedOf({ toValues, readAgain, before: base, sent: part, answer, secret });
        return { heard: kept.heard, written: { answer, kept } };
      },
      { ...options, ...(progress && all.length > 0 && { onUploadProgress }) },
    );
    if (written) last = written;
    return written !== undefined;
  };
  const take = (part: Values, now: Values): number => {
    const left = newFiles(ours).length;
    ours = withArrived(ours, { sent: part, before: stored, now });
    stored = now;
    return left - newFiles(ours).length;
  };
  const partly = (error: ApiError) => ({ last, partly: { id, stored, ours, error } });

  // A form cannot say that a list is empty or a number null, so what was emptied goes before the files, as JSON.
  let apart = !begun && pictures.length > 0 && emptiesBeside(pictures, { before, sent });

  for (let first = !begun; first || newFiles(ours).length > 0; first = false) {
    const others = Object.fromEntries(Object.entries(stored).filter(([name]) => pictures.includes(name)));
    const wanted = apart ? { ...ours, ...others } : first ? ours : { ...stored, ...withNewFiles(ours) };
    const isApart = apart;
    apart = false;
    const part = withinRequest(wanted, stored);
    const done = sizeOf(all) - sizeOf(newFiles(ours));
    const isAll = !isApart && newFiles(part).length === newFiles(wanted).length;
    try {
      if (!(await send(part, done, first)) && !isApart) break;
      const now = last?.kept.stored;
      if (!now && !isAll) throw unreadable();
      if (!now || (take(part, now) === 0 && !isApart)) break;
    } catch (error) {
      const isKnown = newFiles(part).length > 0 && mayBeSaved(error);
      const now = isKnown
        ? await read(id).then(
            (record) => withOmitted(record, toValues(record), part),
            () => undefined,
          )
        : undefined;
      const arrived = now ? take(part, now) : 0;
      if (last === undefined && arrived === 0 && !begun) throw error;
      return partly(withArrivals(error, arrived));
    }
  }
  if (last?.kept.stored === undefined && !begun) return { last, partly: undefined };
  /** Fields that send no text: the server names their images itself. */
  const untold = new Set<string>();
  const mend = wrongTexts(pictures, { before, wanted: ours, now: stored });
  for (const [name, images] of Object.entries(mend)) {
    try {
      if (!(await send({ ...stored, [name]: images }, sizeOf(all), false))) untold.add(name);
      else stored = last?.kept.stored ?? stored;
    } catch (error) {
      return partly(toApiError(error));
    }
  }
  if (all.length === 0 || !last) return { last, partly: undefined };
  const whole = await persistedOf({ toValues, readAgain, before, sent: ours, answer: last.answer, secret });
  const left = newFiles(ours, { inLists: true });
  if (left.length > 0 && (begun || whole.heard !== false)) return partly(notKept(left, all.length));
  if (keptBeside(pictures, { before, now: stored }).length > 0) return partly(former());
  const told = pictures.filter((name) => !untold.has(name));
  const wrong = wrongTexts(told, { before, wanted: ours, now: stored });
  if (Object.keys(wrong).length > 0) return partly(textsNotKept(wrong, stored));
  const lost = whole.lost.filter(({ name }) => !untold.has(name));
  return { last: { ...last, kept: { ...whole, stored, lost } }, partly: undefined };
};
