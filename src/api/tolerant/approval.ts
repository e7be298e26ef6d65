import { isZero } from '@/lib/numbers/is-zero';
import { isEmpty } from '@/lib/values/is-empty';
import { toMember } from '@/lib/values/lenient';
import { ownValue } from './field-value';

/** Letters alone, in lower case: `isApproved`, `is_approved` and `Is approved` are one name. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const waiting =
  /^(pending.*|(a?waiting|waits?)(for)?.*|submitted|requested|(in|under|to)(be)?review(ed)?|(un|notyet|not)(approved|verified|reviewed|accepted))$/;
const approved = /^(approved|accepted|verified|confirmed|published|live)$/;

/** Fields of other APIs, as plain names: a word, yes or no, the opposite, and when or by whom. */
const words = /^(request|approval|approve|verification|review|moderation)(status|state)$/;
const yes = /^(is)?(admin)?(approved|verified|accepted)(byadmin)?$/;
const no =
  /^((is)?pending(approval|request|review)?|(needs|awaiting|requires)approval|is(a|vendor)?request)$/;
const marks = /^(approved|verified|accepted|approval|verification)(at|on|date|by|byid)$/;
const rejections = /^((is)?(rejected|declined)|(rejected|declined|rejection)(at|on|date|by))$/;

const wordFor = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const word = plain(value);
  if (waiting.test(word)) return 'pending';
  return approved.test(word) ? 'approved' : undefined;
};

const statusFor = (isApproved: unknown): string | undefined => {
  const answer = isApproved === null ? false : toMember([true, false], isApproved);
  return answer === undefined ? undefined : answer ? 'approved' : 'pending';
};

/** Whether a time or a person is not set: databases also say so by zeros. */
const isUnset = (value: unknown): boolean =>
  isEmpty(value) || isZero(value) || toMember([true, false], value) === false;

const opposite = { pending: 'approved', approved: 'pending' } as Record<string, string | undefined>;

const statusIn = (value: Record<string, unknown>): string | undefined => {
  const named = (pattern: RegExp) =>
    Object.entries(value).flatMap(([name, item]) => (pattern.test(plain(name)) ? [item] : []));
  if (named(rejections).some((item) => !isUnset(item))) return 'rejected';
  const found = [
    ...named(words).map((item) => wordFor(item) ?? (isEmpty(item) ? undefined : String(item))),
    ...named(yes).map(statusFor),
    ...named(no).map((item) => (item === null ? undefined : opposite[statusFor(item) ?? ''])),
    ...named(marks).map((item) => (isUnset(item) ? 'pending' : 'approved')),
    wordFor(ownValue(value, 'status')),
  ];
  return found.find((status) => status !== undefined);
};

/**
 * The `request_status` of a listing. The specification names neither the field nor its values; where it is missing, the
 * listing may say it by `is_approved`, `approved_at`, a word in `status` or their kin.
 */
export const requestStatusOf = (value: Record<string, unknown>): unknown => {
  const given = ownValue(value, 'request_status') ?? undefined;
  return given === undefined ? statusIn(value) : (wordFor(given) ?? given);
};
