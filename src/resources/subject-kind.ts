import { SeoPageSubject } from '@/generated/model';
import { capitalized } from '@/lib/text/capitalized';
import { enumLabel } from '@/lib/text/labels';

const kinds: readonly SeoPageSubject[] = Object.values(SeoPageSubject);

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

/** The words of a kind: `package`, `region`. */
const wordsOf = (kind: SeoPageSubject) => {
  const [noun = '', part = ''] = kind.toLowerCase().split(' ');
  return { noun, part };
};

const pluralOf = (word: string): string => word.replace(/y$/, '(y|ie)');

/** A noun and a part of it: `App\Models\PackageRegion`, `Modules\Package\Entities\Region`, `region.package`. */
const isPartOf = (noun: string, part: string, name: string): boolean =>
  new RegExp(
    `(${noun}s?(models?|entit(y|ies))?${pluralOf(part)}s?(model)?|${pluralOf(part)}s?${noun}s?)$`,
  ).test(name);

/** A noun by itself is the last name of a class: `App\Models\Package`, not `App\Models\VendorPackage`. */
const isCalled = (noun: string, spelling: string): boolean =>
  new RegExp(`^${noun}s?(model|entity)?$`).test(letters(spelling.split(/[\\/.:]/).at(-1) ?? ''));

/**
 * The kind of an SEO page's subject, in any spelling: Laravel names it by default by its class,
 * `App\Models\PackageRegion` or `Modules\Package\Entities\Region`. Undefined for a kind that is not in the contract.
 */
export const subjectKind = (spelling: string | null | undefined): SeoPageSubject | undefined => {
  const text = spelling ?? '';
  return kinds.find((kind) => {
    const { noun, part } = wordsOf(kind);
    return part === '' ? isCalled(noun, text) : isPartOf(noun, part, letters(text));
  });
};

/** Whether two spellings mean one kind. */
export const isSameSubject = (a: string, b: string | null | undefined): boolean =>
  a === b || (subjectKind(a) !== undefined && subjectKind(a) === subjectKind(b));

/** A readable name of a kind; one that is not in the contract is shown as it came. */
export const subjectLabel = (spelling: string): string => {
  const kind = subjectKind(spelling);
  return kind === undefined ? spelling : enumLabel(kind.toLowerCase());
};

/** How the server spells kinds, as far as its answers have shown it; one that is not in the contract as itself. */
const spellings = new Map<string, string>();

/** Remembers how an answer spells a kind. */
export const learnSpelling = (spelling: string | null | undefined): void => {
  if (spelling) spellings.set(subjectKind(spelling) ?? spelling, spelling);
};

/** The kinds of the contract and those that answers have shown, and these; each once, in the spelling given here. */
export const subjectChoices = (given: readonly string[] = []): { value: string; label: string }[] => {
  const others = [...spellings.keys(), ...given].filter(
    (one) => one !== '' && subjectKind(one) === undefined,
  );
  const values = kinds.map((kind) => given.find((one) => subjectKind(one) === kind) ?? kind);
  return [...values, ...new Set(others)].map((value) => ({ value, label: subjectLabel(value) }));
};

const inCaseOf = (found: string, noun: string): string => {
  if (found === found.toUpperCase()) return noun.toUpperCase();
  return /^[a-z]/.test(found) ? noun : capitalized(noun);
};

/** `App\Models\HotelRegion` or `App\Models\Hotel`, if another kind is spelled `App\Models\PackageRegion`. */
const likeAnother = (kind: SeoPageSubject): string | undefined => {
  const { noun, part } = wordsOf(kind);
  const made = kinds.flatMap((other) => {
    const spelling = spellings.get(other);
    if (!spelling) return [];
    const { noun: itsNoun, part: itsPart } = wordsOf(other);
    const named = spelling.replace(new RegExp(itsNoun, 'gi'), (found) => inCaseOf(found, noun));
    if (part === itsPart) return [named];
    if (itsPart === '') return spelling.includes('\\') ? [named + capitalized(part)] : [];
    const ending = new RegExp(part === '' ? `[^a-z\\\\/.:]*${itsPart}` : itsPart, 'i');
    return [named.replace(ending, (found) => part && inCaseOf(found, part))];
  });
  return made.find((spelling) => subjectKind(spelling) === kind);
};

/** The kind as the server spells it, or seems to by another kind; any other text as it is. */
export const spelled = (subject: string): string => {
  const kind = kinds.find((one) => one === subject);
  return kind ? (spellings.get(kind) ?? likeAnother(kind) ?? kind) : subject;
};
