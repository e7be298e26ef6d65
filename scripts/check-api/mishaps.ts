import { isRecord } from '@/lib/is-record';

/** A deviation of a write. */
export interface Mishap {
  what: string;
  /** What the application does with it. */
  consequence: string;
  hides: boolean;
}

const shown = (value: unknown): string => {
  if (value === undefined) return 'nothing';
  return typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
};

const same = (sent: unknown, came: unknown): boolean =>
  typeof sent === 'string' && typeof came === 'string'
    ? sent.trim() === came.trim()
    : JSON.stringify(sent) === JSON.stringify(came);

const consequenceOf = (field: string, isMultipart: boolean): string => {
  if (field === 'status') return 'What is saved as inactive is shown to visitors.';
  const notKept = 'The application names it beside “saved” as not kept.';
  if (!isMultipart) return notKept;
  return `${notKept} PHP reads no multipart PATCH: try \`methodOverride\` in config.json.`;
};

/** Fields with another value than was sent. Fields missing in the record are not reported. */
export const mishapsOf = (
  sent: Readonly<Record<string, unknown>>,
  record: Readonly<Record<string, unknown>>,
  isMultipart: boolean,
): Mishap[] =>
  Object.entries(sent)
    .filter(([field, value]) => field in record && !same(value, record[field]))
    .map(([field, value]) => ({
      what: `${field} was sent as ${shown(value)} and is ${shown(record[field])}.`,
      consequence: consequenceOf(field, isMultipart),
      hides: true,
    }));

/** The message of a refused write, by field. */
export const refusalOf = (status: number, body: unknown): Mishap => {
  const errors = isRecord(body) && isRecord(body.errors) ? Object.keys(body.errors) : [];
  const about = errors.length > 0 ? ` because of ${errors.join(', ')}` : '';
  return {
    what: status === 0 ? 'No answer came.' : `It was refused (${status})${about}.`,
    consequence: 'Nothing is saved, and the form shows why.',
    hides: true,
  };
};

/** The application's behaviour if a backend requires whole records. */
export const wantsWhole = (refusal: Mishap): Mishap => ({
  what: `${refusal.what} The whole record was taken.`,
  consequence: 'The application sends the whole record after such a refusal.',
  hides: false,
});

export const nameless: Mishap = {
  what: 'No record with an id came with the answer.',
  consequence: 'What was created is not marked in its list.',
  hides: false,
};

export const unfound: Mishap = {
  what: 'What was created could not be found again by its name.',
  consequence: 'Nobody finds what they have created.',
  hides: true,
};

export const leftAlone = (what: string): Mishap => ({
  what,
  consequence: 'What the check created is still there.',
  hides: true,
});

export const stillThere: Mishap = {
  what: 'What was deleted can still be read.',
  consequence: 'The application says that it is deleted, and it comes back.',
  hides: true,
};
