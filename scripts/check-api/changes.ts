import { type Attempt, hear } from './attempt';
import { type Client, type Encoding, isSuccess, type Reply } from './client';
import {
  type Mishap,
  mishapsOf,
  noChange,
  noFiles,
  noForm,
  noJson,
  refusalOf,
  reset,
  resetIn,
  wantsWhole,
} from './mishaps';
import type { Trial } from './trials';

type Fields = Record<string, unknown>;

interface Changing {
  client: Client;
  trial: Trial;
  name: string;
  /** The path of the record. */
  path: string;
  /** What it was created with, and what it was then. */
  body: Fields;
  before: Fields;
  update: Attempt;
  record: () => Promise<Fields | undefined>;
  /** Whether the contract has a form for it, beside JSON. */
  isForm: boolean;
}

interface Outcome {
  isKept: boolean;
  /** The result as text. */
  text: string;
  mishaps: Mishap[];
}

const wordsFor: Readonly<Record<Encoding, string>> = {
  json: 'As JSON',
  form: 'as a form by PATCH',
  override: 'as a form by POST with _method=PATCH',
};

/** How files can be sent with a change. */
export interface FileWay {
  encoding: Encoding;
  write: (fields: Fields) => Promise<Reply>;
}

/** Changes one field in each way that the application may use. Returns the way for files, if there is one. */
export const tryChanges = async (changing: Changing): Promise<FileWay | undefined> => {
  const { client, trial, name, path, body, before, update, record, isForm } = changing;
  let whole = false;
  let round = 0;
  const write = (encoding: Encoding) => (fields: Fields) =>
    client.write('PATCH', path, whole ? { ...body, ...fields } : fields, encoding);

  /** After the first change that is kept: what did it take away? */
  const compare = async (encoding: Encoding, fields: Fields, after: Fields) => {
    const lost = whole ? [] : resetIn(fields, before, after);
    if (lost.length === 0) return;
    whole = true;
    const reply = await write(encoding)(fields);
    const restored = isSuccess(reply.status) ? await record() : undefined;
    const isRestored = restored !== undefined && resetIn(fields, before, restored).length === 0;
    update.mishaps.push(reset(fields, lost, isRestored));
  };

  let isCompared = false;
  const change = async (encoding: Encoding): Promise<Outcome> => {
    round += 1;
    const fields = trial.change(name, round);
    let reply = await write(encoding)(fields);
    hear(update, reply);
    const refusal = refusalOf(reply.status, reply.body);
    if (reply.status === 422 && !whole) {
      whole = true;
      reply = await write(encoding)(fields);
      whole = isSuccess(reply.status);
      if (whole) update.mishaps.push(wantsWhole(refusal));
    }
    if (!isSuccess(reply.status))
      return {
        isKept: false,
        text: refusal.what.replace(/^It was /, '').replace(/\.$/, ''),
        mishaps: [refusal],
      };
    const after = await record();
    const mishaps = after ? mishapsOf(fields, after) : [];
    const isKept = mishaps.length === 0;
    if (after && isKept && !isCompared) {
      isCompared = true;
      await compare(encoding, fields, after);
    }
    return { isKept, text: isKept ? 'kept' : 'taken and not kept', mishaps };
  };

  const json = await change('json');
  if (!isForm) {
    update.mishaps.push(...json.mishaps);
    return undefined;
  }
  const form = await change('form');
  const override = form.isKept ? undefined : await change('override');
  const tried = { json, form, ...(override && { override }) };
  const outcomes = `${Object.entries(tried)
    .map(([encoding, { text }]) => `${wordsFor[encoding as Encoding]} a change is ${text}`)
    .join(', ')}.`;
  if (override?.isKept) update.mishaps.push(noForm(outcomes));
  if (!json.isKept) update.mishaps.push((form.isKept || override?.isKept ? noJson : noChange)(outcomes));
  else if (override && !override.isKept) update.mishaps.push(noFiles(outcomes));
  if (!form.isKept && !override?.isKept) return undefined;
  const encoding = form.isKept ? 'form' : 'override';
  return { encoding, write: write(encoding) };
};
